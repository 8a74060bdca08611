// What of a market is shown, and in which order.
interface Item {
  kind: string;
  price: number;
}

export function arranged<One extends Item>(
  items: One[],
  kind: string | null,
  isByPrice: boolean,
): One[] {
  const shown = items.filter((item) => kind === null || item.kind === kind);
  return isByPrice
    ? shown.toSorted((one, other) => one.price - other.price)
    : shown;
}
