// The lines of the land: how the fields border on each other, where the road runs.
import type { Frame, Layout } from "../layout";

// An area's field, with hills along its upper edge and winding borders.
export function fieldPath(layout: Layout, area: number): string {
  return layout.kind === "wide"
    ? standing(layout.field(area), area)
    : lying(layout.field(area), area);
}

// On a wide frame a field stands between two winding borders.
function standing({ x, y, width, height }: Frame, area: number): string {
  const [right, foot] = [x + width, y + height];
  const hills = `M${x} ${y + 6}Q${x + width * 0.3} ${y - 12 - (area % 3) * 3} ${x + width * 0.6} ${y}T${right} ${y + 6}`;
  return `${hills}${border(right, y + 6, foot, area + 1)}L${x} ${foot}${border(x, foot, y + 6, area)}Z`;
}

function border(x: number, from: number, to: number, number: number): string {
  if (number === 0 || number === 7) return `L${x} ${to}`;
  const third = (to - from) / 3;
  const sway = number % 2 ? 7 : -7;
  const [one, two] = to > from ? [sway, -sway] : [-sway, sway];
  return `C${x + one} ${from + third} ${x + two} ${from + 2 * third} ${x} ${to}`;
}

// On a tall frame a field is a range of hills in front of the next one.
function lying(field: Frame, area: number): string {
  const { x, y, width, height } = field;
  const [start, ...rest] = ridge(field, area);
  const foot =
    area === 6
      ? `V${y + height}H${x}`
      : (([first, ...back]) => `L${first}C${back.join(" ")}`)(
          ridge({ x, y: y + height, width, height }, area + 1).reverse(),
        );
  return `M${start}C${rest.join(" ")}${foot}Z`;
}

// The upper edge of a range: a point, and then three for each bow.
function ridge({ x, y, width }: Frame, area: number): string[] {
  const lift = area % 2 ? 4 : -4;
  const heights = [
    lift,
    -5 - lift,
    3 + lift,
    -lift * 0.4,
    -3 - lift * 1.8,
    lift,
    -lift,
  ];
  const parts = [0, 0.25, 0.4, 0.62, 0.84, 0.9, 1];
  return parts.map(
    (part, index) => `${x + width * part} ${y + heights[index]!}`,
  );
}

// The road to Kyoto, from field to field.
export function roadPath(layout: Layout): string {
  const fields = Array.from({ length: 7 }, (_, area) => layout.field(area));
  const [start] = fields as [Frame];
  if (layout.kind === "wide") {
    const y = start.y + 142;
    return fields.reduce(
      (path, { width }) =>
        `${path}q${width / 4} -7 ${width / 2} 0t${width / 2} 0`,
      `M${start.x} ${y}`,
    );
  }
  return fields.reduce(
    (path, { height }) =>
      `${path}q3 ${height / 4} 0 ${height / 2}t0 ${height / 2}`,
    `M130 ${start.y}`,
  );
}
