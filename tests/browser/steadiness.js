// Lives in a page while a table is played at, and looks after every change, so it sees what others do as well.
// What it finds is kept in `faults`.
globalThis.faults = new Set();
(() => {
  // These never share a place, as long as nothing is pulled over the board.
  const PARTS = [".top", ".players", ".stage", ".side", ".sheet", ".tabs"];
  const WORDS = [".top", ".players", ".part", ".tabs", ".stage .board"];
  const SLACK = 1;
  const place = (element, scrolled = 0) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + scrolled, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
  };
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  let first = null;

  function checkBoard(table) {
    const size = `${table.classList[0]} ${innerWidth}x${innerHeight}`;
    const now = place(table.querySelector(":is(.stage, .board) .frame"), scrollY);
    if (first?.size !== size) first = { size, now };
    if (first.now !== now) faults.add(`the board moved from ${first.now} to ${now}`);
  }

  function checkOverlaps(table) {
    if (table.querySelector(".sheet.open")) return;
    const parts = PARTS.map((name) => ({ name, element: table.querySelector(name) }))
      .filter(({ element }) => element && isSeen(element))
      .map((part) => ({ ...part, box: part.element.getBoundingClientRect() }));
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > SLACK && high > SLACK)
          faults.add(
            `${one.name} (${place(one.element)}) and ${other.name} (${place(other.element)}) overlap`,
          );
      }
  }

  // Words that whatever holds them cuts off; what scrolls shows the rest, and a title may tell the whole.
  function checkWords(table) {
    for (const part of WORDS.flatMap((name) => [...table.querySelectorAll(name)])) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const words = text.textContent.trim();
        const holder = text.parentElement;
        if (!words || !isSeen(holder) || holder instanceof SVGElement) continue;
        if (holder.closest(".unseen, [title]")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        for (let around = holder; around && around !== table; around = around.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(around);
          if (clipPath !== "none" || [overflowX, overflowY].some((way) => /auto|scroll/.test(way))) break;
          const { left, right, top, bottom } = around.getBoundingClientRect();
          const isBeside = box.left < left - SLACK || box.right > right + SLACK;
          const isAbove = box.top < top - SLACK || box.bottom > bottom + SLACK;
          if ((overflowX !== "visible" && isBeside) || (overflowY !== "visible" && isAbove))
            faults.add(`"${words}" is cut in ${around.className || around.localName}`);
        }
      }
    }
  }

  // What happened never stands out more than what can be chosen.
  function checkMarks(table) {
    if (!table.querySelector(".thing.legal")) return;
    for (const thing of table.querySelectorAll(".thing.marked:not(.legal, .picked)")) {
      const ring = thing.querySelector(".glow:not(.casing)");
      const breadth = ring ? getComputedStyle(ring).strokeWidth : getComputedStyle(thing).outlineWidth;
      if (parseFloat(breadth) > 2) faults.add(`${thing.dataset.thing} is louder than what can be chosen`);
    }
  }

  // Where a replay stands on one screen, the board has the most room, and what lies below it has enough.
  function checkRooms(replay) {
    if (innerWidth <= 900) return;
    const frame = replay.querySelector(".board .frame");
    if (frame.clientWidth < innerWidth / 2) faults.add(`the board is only ${frame.clientWidth} px wide`);
    const hand = replay.querySelector(".hands .hand");
    if (hand.scrollWidth > hand.clientWidth + SLACK) faults.add("the hand scrolls sideways");
  }

  function look() {
    const replay = document.querySelector(".replay");
    if (replay) {
      checkBoard(replay);
      checkRooms(replay);
    }
    const table = document.querySelector(".table[data-tab='board']");
    if (!table) return;
    checkBoard(table);
    checkOverlaps(table);
    checkWords(table);
    checkMarks(table);
  }

  let isDue = false;
  const observer = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      look();
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();

// Letters and figures on the board that are drawn smaller than so many pixels; Japanese signs only adorn it.
globalThis.smallLetters = (least) =>
  [...document.querySelectorAll(".stage .board svg text")]
    .filter((text) => /[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(text.textContent))
    .filter((text) => text.checkVisibility({ opacityProperty: true }))
    .map((text) => {
      const { a, b } = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return { words: text.textContent.trim(), size };
    })
    .filter(({ size }) => size < least - 0.05)
    .map(({ words, size }) => `${words}: ${size.toFixed(1)} px`);
