// What a phone shows above the decision at hand, one at a time.
export const TABS = ["board", "players", "log", "chat"] as const;
export type Tab = (typeof TABS)[number];
