import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { bodyLimits } from '#backend/platform/http-kit/limits/body-limits.ts';
import { createLimitedServer, refuseOutright, type ServerLimits, serverLimits } from './create-server.ts';

const HEADERS = { 'x-content-type-options': 'nosniff' };
const BIG = 'x'.repeat(30_000_000);

/** A server on a real port with the shop's limits: a small page, one that returns a body's size, and one of 30 MB. */
export async function limitedServer(changed: Partial<ServerLimits> = {}) {
  const app = new Hono()
    .use(bodyLimits('shop'))
    .onError((error, c) => c.text(error.message, 413))
    .get('/', (c) => c.text('here'))
    .get('/big', (c) => c.text(BIG))
    .post('/', async (c) => c.text(`${(await c.req.text()).length} bytes`));
  const server = createLimitedServer(HEADERS, { ...serverLimits, ...changed });
  // test files share a process: keeps the global Response
  const answer = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    if (!refuseOutright(request, response, HEADERS)) void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a connection and collects all data until it ends. */
  function dial(paused = false) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
    socket.on('error', () => {});
    if (!paused) socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    return { socket, ended, heard: () => text };
  }

  return {
    server,
    dial,
    /** Sends bytes and returns the response when the server closes the connection. */
    async say(bytes: string) {
      const { socket, ended } = dial();
      socket.write(bytes);
      return ended;
    },
    /** The response to another client meanwhile. */
    visit: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
  };
}
