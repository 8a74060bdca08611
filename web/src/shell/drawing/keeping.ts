// Where the middle of something lies that shall not be cut at an edge.
export function kept(middle: number, size: number, within: number): number {
  const half = size / 2;
  return Math.max(half, Math.min(middle, within - half));
}
