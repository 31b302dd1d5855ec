import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { createApp } from '../../backend/entrypoints/http/app.ts';
import type { Shop } from '../../backend/shop.ts';
import type { Visit } from './clients.ts';

export type Visited = { times: number[]; loopP99Ms: number; loopMaxMs: number };

/** Serves the shop's search on a socket and queries it from another thread: times there, delays of the event loop here. */
export async function visit(shop: Shop, bodies: string[], clients: number): Promise<Visited> {
  const app = createApp({ shop, clientFolder: null, loadBuild: () => Promise.reject(new Error('no pages here')) });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public`;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const worker = new Worker(new URL('./clients.ts', import.meta.url), {
    workerData: { url, bodies, clients } satisfies Visit,
  });
  worker.once('online', () => loop.enable());
  const [times] = (await once(worker, 'message')) as [number[]];
  loop.disable();
  server.close();
  return { times, loopP99Ms: loop.percentile(99) / 1e6, loopMaxMs: loop.max / 1e6 };
}
