/** A thread of searching visitors, so that asking does not count as the server's work. */
import { parentPort, workerData } from 'node:worker_threads';

export type Visit = { url: string; bodies: string[]; clients: number };

const { url, bodies, clients } = workerData as Visit;
const times: number[] = [];
let next = 0;

async function client(): Promise<void> {
  for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
    const started = performance.now();
    // each request from an address of its own: no limit of one visitor's
    const address = `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const answer = await fetch(url, { method: 'POST', headers, body });
    const { results } = (await answer.json()) as { results?: unknown[] };
    if (!results) throw new Error(`the search answered ${answer.status}`);
    times.push(performance.now() - started);
  }
}

await Promise.all(Array.from({ length: clients }, client));
parentPort?.postMessage(times);
