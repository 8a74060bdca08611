// Markdown of our own texts as HTML. Raw HTML stays text, and nothing but plain links is linked.
import { Marked } from "marked";

const SAFE_LINK = /^(https?:\/\/|\/|#)/;
// A star right behind a figure marks it as reconstructed.
const STARRED = /(?<=\S)\*/;

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const marked = new Marked({
  async: false,
  // A star is no emphasis here.
  tokenizer: { emStrong: () => undefined },
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href)
        ? `<a href="${escaped(href)}">${words}</a>`
        : words;
    },
  },
});

export function htmlOf(markdown: string): string {
  return marked.parse(markdown) as string;
}

// The words of a cell, cut at each mark: `7* 4*` is ["7", " 4", ""].
export function cutAtStars(cell: string): string[] {
  return cell.split(STARRED);
}
