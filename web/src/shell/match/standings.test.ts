import { expect, test } from "vitest";
import { standings } from "./standings";

test("the seats by place, shared ones included", () => {
  const places = standings({ scores: [12, 30, 30, 7], ranking: [3, 1, 1, 4] });
  expect(
    places.map(({ seat, place, points }) => `${place}${seat}${points}`),
  ).toEqual(["1B30", "1C30", "3A12", "4D7"]);
});
