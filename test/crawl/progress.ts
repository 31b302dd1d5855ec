const WIDTH = 24;
const EVERY_MS = 250;

/** A bar on one line of a terminal; elsewhere a line at every tenth. */
export function progress(what: string) {
  let told = 0;
  let tenth = -1;
  return (done: number, all: number) => {
    const share = all > 0 ? done / all : 1;
    if (!process.stdout.isTTY) {
      if (Math.floor(share * 10) <= tenth || done < 50) return;
      tenth = Math.floor(share * 10);
      console.log(`${what} ${done} of ${all}`);
      return;
    }
    const now = Date.now();
    if (now - told < EVERY_MS && done < all) return;
    told = now;
    const full = Math.round(share * WIDTH);
    process.stdout.write(`\r${what} [${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${done} of ${all}  `);
    if (done >= all) process.stdout.write('\n');
  };
}
