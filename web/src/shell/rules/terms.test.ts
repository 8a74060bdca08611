import { describe, expect, it } from "vitest";
import { placeOf } from "./terms";

const room = { width: 390, height: 844 };
const note = { width: 300, height: 100 };

function word(left: number, top: number) {
  return { left, top, bottom: top + 20 };
}

describe("the note on a word", () => {
  it("stands below it", () => {
    expect(placeOf(word(20, 100), note, room)).toEqual({ left: 20, top: 126 });
  });

  it("stays inside the window", () => {
    expect(placeOf(word(200, 100), note, room).left).toBe(84);
    expect(placeOf(word(-10, 100), note, room).left).toBe(6);
  });

  it("stands above where there is no room below", () => {
    expect(placeOf(word(20, 800), note, room).top).toBe(694);
  });
});
