import { expect, test } from "vitest";
import { cutAtStars, htmlOf } from "./markdown";

test("paragraphs, lists and code become HTML", () => {
  expect(htmlOf("One.\n\n- two\n- `three`")).toBe(
    "<p>One.</p>\n<ul>\n<li>two</li>\n<li><code>three</code></li>\n</ul>\n",
  );
});

test("raw HTML stays text", () => {
  expect(htmlOf('a <img src=x onerror="alert(1)"> b')).not.toContain("<img");
  expect(htmlOf("<script>alert(1)</script>")).not.toContain("<script");
  expect(htmlOf("![x](javascript:alert(1))")).not.toContain("<img");
});

test("only plain links are linked", () => {
  expect(htmlOf("[rules](/rules/joraku#aim)")).toContain(
    '<a href="/rules/joraku#aim">rules</a>',
  );
  expect(htmlOf("[rules](javascript:alert(1))")).toBe("<p>rules</p>\n");
});

test("stars are marks, not emphasis", () => {
  expect(htmlOf("7* and 4* are marked with *.")).toBe(
    "<p>7* and 4* are marked with *.</p>\n",
  );
  expect(cutAtStars("7* 4*")).toEqual(["7", " 4", ""]);
  expect(cutAtStars("plain * star")).toEqual(["plain * star"]);
});
