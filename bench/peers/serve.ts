/** `node bench/peers/serve.ts hono|page`: a peer as a process of its own; prints its port. `hono` sends what it reads from standard input. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { barePage } from './bare-page.ts';

type Given = { headers: Record<string, string>; body: string };

const app = new Hono();
if (process.argv[2] === 'hono') {
  const { headers, body } = JSON.parse((await buffer(process.stdin)).toString()) as Given;
  const bytes = new Uint8Array(Buffer.from(body, 'base64'));
  app.get('*', () => new Response(bytes, { headers }));
} else {
  app.get('*', (c) => barePage(c.req.raw));
}
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
  console.log(port),
);
process.on('SIGTERM', () => server.close(() => process.exit(0)));
