import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Mood = 'well' | 'slow' | 'wrong signature' | 'html' | 'hangs up' | 500 | 503;

/** Stands before something that speaks HTTP, passes everything on unchanged, or is slow, wrong, or down. */
export async function moodyProxy(targetOf: () => string, slowMs: number) {
  const state = { mood: 'well' as Mood, asked: 0 };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    state.asked++;
    const { mood } = state;
    if (mood === 'hangs up') return void response.destroy();
    if (typeof mood === 'number') return void response.writeHead(mood).end('{"status":"error","message":"no"}');
    if (mood === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Huoltokatko</h1>');
    if (mood === 'slow') await delay(slowMs);
    try {
      const { method = 'GET', url = '' } = request;
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (!/^(host|connection|content-length|transfer-encoding)$/.test(name)) headers.set(name, String(value));
      const body = pieces.length > 0 ? Buffer.concat(pieces) : null;
      const answer = await fetch(targetOf() + url, { method, headers, body });
      const given = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete given[name];
      if (mood === 'wrong signature') given.signature = '0'.repeat(64);
      response.writeHead(answer.status, given).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
