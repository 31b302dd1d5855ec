import { readdir, readFile } from 'node:fs/promises';

export type Memory = { rssMb: number; pssMb: number; anonymousMb: number; peakMb: number; processes: number };

const MB = 1024;
const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** A process and all it has started. */
async function family(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(children.map(family))).flat()];
}

/** What a process and those it started hold now (of the kernel, threads and all), and the most each ever held. */
export async function memoryOf(pid: number): Promise<Memory> {
  const all = await family(pid);
  const memory: Memory = { rssMb: 0, pssMb: 0, anonymousMb: 0, peakMb: 0, processes: all.length };
  for (const one of all) {
    const [rollup, status] = await Promise.all([
      readFile(`/proc/${one}/smaps_rollup`, 'utf8'),
      readFile(`/proc/${one}/status`, 'utf8'),
    ]);
    memory.rssMb += kilobytes(rollup, 'Rss') / MB;
    memory.pssMb += kilobytes(rollup, 'Pss') / MB;
    memory.anonymousMb += kilobytes(rollup, 'Anonymous') / MB;
    memory.peakMb += kilobytes(status, 'VmHWM') / MB;
  }
  return memory;
}
