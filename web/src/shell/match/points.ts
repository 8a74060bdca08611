// A score sheet as a table: a column for everybody, a row for each source of points.
import type { PointsRow, ScoreSheet } from "../../generated/protocol";

export interface SourceRow {
  source: string;
  points: number[];
}

// What each source brought, in one round (from 1) or in all of them; sources that brought nothing are
// left out.
export function sourceRows(
  { sources, rows }: ScoreSheet,
  round: number | null,
): SourceRow[] {
  return sources
    .map((source) => ({
      source,
      points: rows.map((row) => gained(row, source, round)),
    }))
    .filter(({ points }) => points.some((gain) => gain !== 0));
}

export function gained(
  row: PointsRow,
  source: string,
  round: number | null,
): number {
  const gains = row.points[source] ?? [];
  return round === null ? sum(gains) : (gains[round - 1] ?? 0);
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// Where a seat has several rows, such as one for each of its armies, they are told apart by their owners.
export function isAlone(row: PointsRow, { rows }: ScoreSheet): boolean {
  return rows.filter(({ seat }) => seat === row.seat).length === 1;
}

export interface Bar {
  seat: string;
  parts: { source: string; from: number; points: number }[];
  won: number;
  lost: number;
}

// Everybody's points laid end to end, source by source; what was lost takes no room.
export function barsOf(sheet: ScoreSheet, round: number | null): Bar[] {
  const rows = sourceRows(sheet, round);
  return sheet.rows.map(({ seat }, column) => {
    let won = 0;
    let lost = 0;
    const parts = rows.flatMap(({ source, points }) => {
      const gain = points[column]!;
      if (gain <= 0) {
        lost -= gain;
        return [];
      }
      won += gain;
      return [{ source, from: won - gain, points: gain }];
    });
    return { seat, parts, won, lost };
  });
}
