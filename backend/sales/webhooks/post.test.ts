import { once } from 'node:events';
import { createServer, request as plainRequest, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NotPublic } from '#backend/platform/public-net/public-address.ts';
import { type Internet, postByFetch, postToInternet } from './post.ts';

/** A receiver at which every public name is found, without TLS. */
async function receiver(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  onTestFinished(() => void server.closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const request = ((
    url: URL | string,
    { lookup, agent: _, ...options }: { lookup: LookupFunction; agent?: unknown },
    done: never,
  ) => {
    lookup(new URL(url).hostname, {}, (_error, address) => void asked.push(String(address)));
    return plainRequest({ ...options, host: '127.0.0.1', port, path: new URL(url).pathname }, done);
  }) as unknown as Internet['request'];
  return {
    asked,
    url: `http://127.0.0.1:${port}/hook`,
    internet: { addressesOf: async () => ['93.184.216.34'], request },
  };
}

const URL_OF = 'https://erp.example/hook';
const headers = { 'content-type': 'application/json', 'webhook-id': 'a' };

describe.each(['fetch', 'internet'] as const)('sent by %s', (way) => {
  const postTo = async (answer: RequestListener) => {
    const { internet, url } = await receiver(answer);
    return way === 'fetch'
      ? postByFetch(fetch)(url, headers, '{"a":"ä"}')
      : postToInternet(internet)(URL_OF, headers, '{"a":"ä"}');
  };

  test('the body arrives whole, with its headers', async () => {
    let got: unknown;
    const posted = await postTo(async (request, response) => {
      got = [request.method, request.url, request.headers['webhook-id'], await text(request)];
      response.writeHead(503, { 'retry-after': '30' }).end('x'.repeat(100_000));
    });
    expect(got).toEqual(['POST', '/hook', 'a', '{"a":"ä"}']);
    expect(posted).toEqual({ status: 503, retryAfter: '30' });
  });

  test('a redirect is refused', async () => {
    const moved = postTo((_, response) => void response.writeHead(307, { location: 'http://127.0.0.1/' }).end());
    await expect(moved).rejects.toThrow('unexpected redirect');
  });
});

test.each([['127.0.0.1'], ['10.0.0.7'], ['169.254.169.254'], ['93.184.216.34', '192.168.1.1']])(
  'nothing is sent to a name that leads to %s (webhook-5)',
  async (...addresses) => {
    const { internet, asked } = await receiver(() => expect.unreachable('it was asked'));
    const refused = postToInternet({ ...internet, addressesOf: async () => addresses })(URL_OF, headers, '{}');
    await expect(refused).rejects.toBeInstanceOf(NotPublic);
    expect(asked).toEqual([]);
  },
);

test('the connection goes to the address that was looked up (webhook-5)', async () => {
  const { internet, asked } = await receiver((_, response) => void response.end());
  await postToInternet(internet)(URL_OF, headers, '{}');
  expect(asked).toEqual(['93.184.216.34']);
});
