import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { TestSearch } from '../test-search.ts';

/** How the engine behaves: as it should, or not. */
export type Mood =
  | 'well'
  | 'silent'
  | 'stalls'
  | 'hangs up'
  | 'garbage'
  | 'not gzip'
  | 'empty'
  | 'one answer short'
  | 'odd hits'
  | 'redirects'
  | 400
  | 403
  | 404
  | 429
  | 500
  | 503;

/** Fits the fake engine's address into the settings of a shop. */
export const hostedEnv = (url: string, over: Record<string, string> = {}) => ({
  SEARCH_ENGINE: 'hosted',
  SEARCH_APP_ID: 'TESTAPP',
  SEARCH_KEY: 'search-only',
  SEARCH_URL: url,
  // on a busy machine a well engine may be slow too
  SEARCH_CONNECT_TIMEOUT_MS: '10000',
  SEARCH_READ_TIMEOUT_MS: '10000',
  ...over,
});

type Asked = { indexName: string } & Record<string, unknown>;

/**
 * A hosted engine on a real port: the search of another test shop, which can be made slow, wrong or mute. Index names
 * there begin with `prefix`.
 */
export async function openFakeEngine(shop: TestSearch, prefix = '') {
  const engine = { mood: 'well' as Mood, asked: [] as Asked[], calls: 0 };

  async function answerWell(requests: Asked[]) {
    const renamed = requests.map((request) => ({ ...request, indexName: request.indexName.slice(prefix.length) }));
    return shop.search.multiQuery({ requests: renamed }, { appId: 'tieva', key: 'public' });
  }

  async function answer(response: ServerResponse, body: string): Promise<void> {
    const { mood } = engine;
    const send = (status: number, content: string | Buffer, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content);
    if (mood === 'silent') return;
    if (mood === 'hangs up') return void response.destroy();
    if (mood === 'stalls') return void response.writeHead(200).write('{"results":[');
    if (mood === 'garbage') return send(200, '<html>hello</html>');
    if (mood === 'not gzip') return send(200, 'plain', { 'content-encoding': 'gzip' });
    if (mood === 'empty') return send(200, '');
    if (mood === 'redirects') return send(302, '', { location: 'http://127.0.0.1:1/' });
    if (typeof mood === 'number') return send(mood, JSON.stringify({ message: `No: ${mood}`, status: mood }));
    const { requests } = JSON.parse(body) as { requests: Asked[] };
    engine.asked.push(...requests);
    const wrong = requests.find(({ indexName }) => !indexName.startsWith(prefix));
    if (wrong) return send(404, JSON.stringify({ message: `Index ${wrong.indexName} does not exist`, status: 404 }));
    const { status, body: answered } = (await answerWell(requests)) as { status: number; body: { results: object[] } };
    if (mood === 'one answer short') answered.results.pop();
    if (mood === 'odd hits') answered.results = answered.results.map((result) => ({ ...result, hits: [{ sku: 5 }] }));
    send(status, gzipSync(JSON.stringify(answered)), { 'content-encoding': 'gzip' });
  }

  const server = createServer(async (request, response) => {
    engine.calls++;
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { headers } = request;
    const isOurs = headers['x-algolia-application-id'] === 'TESTAPP' && headers['x-algolia-api-key'] === 'search-only';
    if (!isOurs) engine.mood = 403;
    await answer(response, Buffer.concat(pieces).toString());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    engine,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
