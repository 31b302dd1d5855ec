/** Runs so many pieces of work at a time, in the order they were given; one that has not begun may be taken back. */
export function fewAtOnce(most: number) {
  const waiting = new Map<string, () => Promise<void>>();
  let running = 0;

  function next() {
    for (const [name, work] of waiting) {
      if (running >= most) return;
      waiting.delete(name);
      running++;
      void work().finally(() => {
        running--;
        next();
      });
    }
  }

  return {
    add(name: string, work: () => Promise<void>): void {
      waiting.set(name, work);
      next();
    },
    remove: (name: string) => waiting.delete(name),
  };
}
