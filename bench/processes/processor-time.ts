import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc. */
const ticks = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const TICK_MS = 1000 / ticks();

type Stat = { parent: number; ownTicks: number; endedTicks: number };

/** The line of a process; null when it has ended. Its name may contain anything, so fields are counted from its end. */
function statOf(pid: number): Stat | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return { parent: field(4), ownTicks: field(14) + field(15), endedTicks: field(16) + field(17) };
  } catch {
    return null;
  }
}

export const parentOf = (pid: number): number | undefined => statOf(pid)?.parent;

/** Processor time of a process and all below it, with that of children that have ended, in milliseconds. */
export function processorMs(pid: number): number {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat) stats.set(Number(name), stat);
  }
  const below = (of: number): number => {
    const own = stats.get(of);
    if (!own) return 0;
    let sum = own.ownTicks + own.endedTicks;
    for (const [child, { parent }] of stats) if (parent === of) sum += below(child);
    return sum;
  };
  return below(pid) * TICK_MS;
}
