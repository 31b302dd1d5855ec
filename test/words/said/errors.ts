import { vi } from 'vitest';
import { createRequester } from '#backend/catalog/search/hosted/requester.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { callFunction } from '#web/storefront/base/functions-client/functions-client.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import type { Saying, Sayings } from './saying.ts';

const never = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The error of a shop client for this network response. */
const thrown =
  (ask: () => Promise<unknown>, network: typeof fetch): Saying =>
  async () => {
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('document', { cookie: '' });
    try {
      await ask();
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    } finally {
      vi.unstubAllGlobals();
    }
  };

/** The search client's transport result for this network response. */
const ofSearch =
  (network: typeof fetch): Saying =>
  async () => {
    const timeouts = { connectTimeout: 5, responseTimeout: 5 };
    const { send } = createRequester(network);
    const { status, content } = await send({ url: 'http://search.test', method: 'POST', headers: {}, ...timeouts });
    return `${status} ${content}`;
  };

/** A response that begins and never ends. */
const stalled = (signal?: AbortSignal | null) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new Uint8Array([123]));
        signal?.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

/** The message of a loader's rejection. */
const refusal = (path: string, text?: 'Page not found') => {
  const { data } = pageNotFound(new URL(path, 'http://shop.test'), text);
  return `${data}`;
};

export const saidByErrors: Sayings = {
  'Page Not Found: {full path}': {
    with: { 'full path': '/product/ei?a=1' },
    says: () => refusal('/product/ei?a=1'),
  },
  'Page not found: {full path}': {
    with: { 'full path': '/ei/ole?a=1' },
    says: () => refusal('/ei/ole?a=1', 'Page not found'),
  },
  'Connection timeout': ofSearch((_, init) => never(init?.signal)),
  'Socket timeout': ofSearch(async (_, init) => stalled(init?.signal)),
  'Network request failed': ofSearch(() => Promise.reject(new TypeError('fetch failed'))),
  'Response is not valid JSON object.': thrown(
    () => callFunction('x'),
    async () => new Response('hello'),
  ),
  'Response is missing data field.': thrown(
    () => callFunction('x'),
    async () => Response.json({}),
  ),
  'Request time out': thrown(
    () => callBackend('/x', { timeout: 5, method: 'POST' }),
    (_, init) => never(init?.signal),
  ),
  'Connection failed.': thrown(
    () => callBackend('/x', { method: 'POST' }),
    () => Promise.reject(new TypeError('failed')),
  ),
  'The operation could not be completed': thrown(
    () => callBackend('/x', { method: 'POST' }),
    async () => new Response('{}', { status: 400 }),
  ),
};
