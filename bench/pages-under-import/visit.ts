import { cpuUsage } from 'node:process';
import autocannon from 'autocannon';

export type Visits = { times: number[]; failed: number; generatorCpu: number };

const LONGEST_S = 3600;

/**
 * Connections that request the pages in turn, each after its response, until stopped; with `overallRate` all of them together
 * that many times a second.
 */
export function visit(
  url: string,
  paths: readonly string[],
  connections: number,
  overallRate?: number,
): () => Promise<Visits> {
  const times: number[] = [];
  let failed = 0;
  const headers = { 'accept-encoding': 'br' };
  const requests = paths.map((path) => ({ path, headers }));
  const cpu = cpuUsage();
  const started = performance.now();
  let end = () => {};
  const crowd = new Promise<void>((resolve, reject) => {
    const options = { url, connections, requests, duration: LONGEST_S, ...(overallRate && { overallRate }) };
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
