// A score sheet as it is shown: its numbers, and what of it cannot be seen.
(selector) => {
  const SLACK = 1;
  const panel = document.querySelector(selector);
  const all = (inner) => [...panel.querySelectorAll(inner)];
  const number = (cell) => Number(cell.textContent.replace("−", "-"));
  const numbers = (row) => [...row.querySelectorAll("td")].map(number);
  const totals = numbers(panel.querySelector("tfoot tr:last-child"));
  const sums = all("tbody tr")
    .map(numbers)
    .reduce((one, other) => one.map((points, column) => points + other[column]), totals.map(() => 0));

  const faults = [];
  const within = (inner, outer) => {
    const [one, other] = [inner, outer].map((element) => element.getBoundingClientRect());
    if (one.left < other.left - SLACK || one.right > other.right + SLACK)
      faults.push(`${inner.outerHTML.slice(0, 80)} sticks out`);
  };
  for (const element of all("*").concat(panel)) {
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + SLACK;
    if (isCut && !element.closest("svg, [title], .unseen"))
      faults.push(`${element.className} has no room for ${element.textContent.trim().slice(0, 40)}`);
  }
  const drawing = panel.querySelector("svg[role=img]");
  const bars = drawing ? [...drawing.querySelectorAll("rect.part")] : [];
  for (const part of drawing ? [...bars, ...drawing.querySelectorAll("text")] : []) within(part, drawing);
  if (drawing) within(drawing, panel);
  if (bars.some((bar) => bar.getBoundingClientRect().width < 1)) faults.push("a bar has no width");
  return { totals, sums, faults, bars: bars.length };
};
