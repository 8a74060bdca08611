// What a phone shows above the decision at hand, one at a time.
export const TABS = ["board", "players", "log", "chat"] as const;
export type Tab = (typeof TABS)[number];

// What a wider screen shows beside the board.
export const SIDES = ["log", "chat"] as const;
export type Side = (typeof SIDES)[number];
