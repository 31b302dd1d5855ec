import { Agent, get } from 'node:http';
import { cpuUsage } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Visits = { times: number[]; failed: number; generatorCpu: number };

const LONGEST_S = 3600;

/** Connections that request the pages in turn, each after its response, until stopped. */
export function visit(url: string, paths: readonly string[], connections: number): () => Promise<Visits> {
  const times: number[] = [];
  let failed = 0;
  const headers = { 'accept-encoding': 'br' };
  const requests = paths.map((path) => ({ path, headers }));
  const cpu = cpuUsage();
  const started = performance.now();
  let end = () => {};
  const crowd = new Promise<void>((resolve, reject) => {
    const options = { url, connections, requests, duration: LONGEST_S };
    const instance = autocannon(options, (error) => (error ? reject(error) : resolve()));
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) times.push(ms);
      else failed++;
    });
    instance.on('reqError', () => {
      failed++;
    });
    end = () => instance.stop();
  });
  return async () => {
    const { user, system } = cpuUsage(cpu);
    const ms = performance.now() - started;
    end();
    await crowd;
    return { times, failed, generatorCpu: (user + system) / 1000 / ms };
  };
}

/** Requests of the pages in turn at even distances, whatever the responses do, until stopped: a slow one holds no other back. */
export function visitEvenly(
  url: string,
  paths: readonly string[],
  everyMs: number,
): () => Promise<Omit<Visits, 'generatorCpu'>> {
  const times: number[] = [];
  let failed = 0;
  let isOpen = true;
  const agent = new Agent({ keepAlive: true });
  const one = (path: string) =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const done = (isFine: boolean) => {
        if (isFine) times.push(performance.now() - started);
        else failed++;
        resolve();
      };
      get(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) =>
        response.resume().on('end', () => done(response.statusCode === 200)),
      ).on('error', () => done(false));
    });
  async function run() {
    const sent: Promise<void>[] = [];
    const from = performance.now();
    for (let n = 0; isOpen; n++) {
      sent.push(one(paths[n % paths.length] ?? '/'));
      await delay(Math.max(0, from + (n + 1) * everyMs - performance.now()));
    }
    await Promise.all(sent);
  }
  const running = run();
  return async () => {
    isOpen = false;
    await running;
    agent.destroy();
    return { times, failed };
  };
}
