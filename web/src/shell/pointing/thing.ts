// A thing on the table that can be pointed at: `card:red-5`, `area:omi`, `place:seki`. What stands
// before the colon is its kind, a word of the title's own.
export type Thing = string;
