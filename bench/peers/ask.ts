import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { resourceUsage } from 'node:process';
import autocannon from 'autocannon';

export type Load = { connections: number; seconds: number; headers?: Record<string, string> };
export type Answered = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number; generatorCpu: number };

/** Loads one address with many connections; the first second does not count. Errors and responses other than 2xx end the bench. */
export async function ask(url: string, { connections, seconds, headers = {} }: Load): Promise<Answered> {
  const options = { url, connections, headers };
  await autocannon({ ...options, duration: 1 });
  const before = resourceUsage();
  const started = performance.now();
  const { requests, latency, errors, non2xx } = await autocannon({ ...options, duration: seconds });
  const after = resourceUsage();
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that were not 2xx`);
  const cpuMs = (after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1000;
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    // autocannon has no 95: the next above it
    p95Ms: latency.p97_5,
    p99Ms: latency.p99,
    // share of the CPU that the load generator took
    generatorCpu: Number((cpuMs / (performance.now() - started) / availableParallelism()).toFixed(2)),
  };
}

/** Times of single requests over one connection, one after the other, in milliseconds: finer than autocannon counts. */
export async function oneByOne(url: string, times: number, headers: Record<string, string> = {}): Promise<number[]> {
  const { Agent } = await import('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => response.resume().on('end', resolve).on('error', reject)).on(
        'error',
        reject,
      );
    });
    taken.push(performance.now() - started);
  }
  agent.destroy();
  return taken;
}
