// The armies of the figures.
export const RED = { army: "red", colour: "--shu", seat: "A" };
export const BLUE = { army: "blue", colour: "--ai", seat: "B" };
export const YELLOW = { army: "yellow", colour: "--kincha", seat: "C" };
export const PURPLE = { army: "purple", colour: "--fuji", seat: "D" };
