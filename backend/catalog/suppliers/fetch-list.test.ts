import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { authorizationOf, type Internet, openList } from './fetch-list.ts';

/** A server of a supplier, at which every public name is found. */
async function supplierServer(answer: RequestListener): Promise<Internet> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressesOf: async () => ['93.184.216.34'],
    get: ({ pathname }, { headers, timeout }, done) =>
      get({ port, host: '127.0.0.1', path: pathname, headers, timeout: timeout ?? 0 }, done),
  };
}

const LIST = 'https://lists.example/polaris.csv';

test('a list is opened with its credentials', async () => {
  const internet = await supplierServer(({ headers }, response) => response.end(`${headers.authorization}`));
  expect(await text(await openList(LIST, authorizationOf('bearer', '', 't0ken'), internet))).toBe('Bearer t0ken');
  const basic = authorizationOf('basic', 'me', 'secret');
  expect(await text(await openList(LIST, basic, internet))).toBe(
    `Basic ${Buffer.from('me:secret').toString('base64')}`,
  );
});

test.each<[string, RequestListener, string]>([
  ['errors', (_, response) => void response.writeHead(500).end(), 'lists.example answered 500'],
  [
    'redirects',
    (_, response) => void response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    'lists.example answered 302',
  ],
  ['closed connections', ({ socket }) => void socket.destroy(), 'lists.example did not answer'],
])('%s are no list', async (_, answer, why) => {
  await expect(openList(LIST, null, await supplierServer(answer))).rejects.toThrow(why);
});

test.each([
  ['http://lists.example/a.csv', ['93.184.216.34'], 'only plain https'],
  ['https://lists.example:8443/a.csv', ['93.184.216.34'], 'only plain https'],
  ['https://me:secret@lists.example/a.csv', ['93.184.216.34'], 'only plain https'],
  // one of its addresses is enough to be refused
  [LIST, ['93.184.216.34', '127.0.0.1'], 'not on the public internet'],
  [LIST, [], 'not known'],
])('%s at %s is refused', async (address, addresses, why) => {
  const internet = { addressesOf: async () => addresses, get: () => expect.unreachable('it was asked') };
  await expect(openList(address, null, internet)).rejects.toThrow(why);
});
