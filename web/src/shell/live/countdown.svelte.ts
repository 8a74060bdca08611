// The time until a moment (in seconds since 1970), as it runs down; for a component, while it is made.
const MINUTE = 60;

export function countdown(until: () => number): {
  readonly left: number;
  readonly words: string;
} {
  let now = $state(Date.now() / 1000);
  const left = $derived(Math.max(0, Math.ceil(until() - now)));

  $effect(() => {
    const timer = setInterval(() => (now = Date.now() / 1000), 500);
    return () => clearInterval(timer);
  });

  return {
    get left() {
      return left;
    },
    get words() {
      return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
    },
  };
}
