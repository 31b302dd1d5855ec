import { liteClient } from 'algoliasearch/lite';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { type IndexKind, indexName } from '#domain/catalog/search/index-name.ts';
import type { Sort } from '#domain/catalog/search/query.ts';
import { serverHost } from './address.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { CircuitOpen, HostedFailure, hostedFailure } from './failure.ts';
import { createRequester } from './requester.ts';

const result = z.looseObject({
  hits: z.array(z.looseObject({})),
  nbHits: z.int().min(0),
  facets: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  facets_stats: z
    .record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }))
    .default({}),
});
export type HostedResult = z.infer<typeof result>;
export type HostedRequest = { indexName: string } & Record<string, unknown>;

/** Health of the engine, for status and log. */
export type HostedHealth = {
  host: string;
  resting: boolean;
  last: { status: number; message: string; at: Date } | null;
};

/** No caching: results must follow the engine's index, and a failed request must be retried. */
const forget = {
  get: <T>(_key: unknown, otherwise: () => Promise<T>) => otherwise(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

export type HostedClient = {
  /** The name of an index there; throws when no index of that kind is configured (search-7). */
  nameOf(kind: IndexKind, locale: Locale, sort?: Sort): string;
  /**
   * Sends several requests in one call; `read` parses the results and throws `HostedFailure` when they are malformed. Throws
   * and logs `HostedFailure` when the engine is slow, wrong or down, and `CircuitOpen` at once while the circuit is open.
   */
  ask<T>(requests: readonly HostedRequest[], read: (results: HostedResult[]) => T): Promise<T>;
  /** Sends an empty request to check the engine; throws `HostedFailure`. */
  check(): Promise<{ ms: number }>;
  health(): HostedHealth;
};

function readResults(answer: unknown, expected: number): HostedResult[] {
  const parsed = z.object({ results: z.array(result).length(expected) }).safeParse(answer);
  if (parsed.success) return parsed.data.results;
  const [issue] = parsed.error.issues;
  throw new HostedFailure(200, `Not the answer of a search engine: ${issue?.path.join('.')} ${issue?.message}`);
}

/** The unmodified client library on the server, with connection and response timeouts (search-5). */
export function createHostedClient(ctx: Pick<ShopContext, 'settings' | 'fetch' | 'now' | 'log'>): HostedClient {
  const { settings, log, now } = ctx;
  const { SEARCH_CONNECT_TIMEOUT_MS: connect, SEARCH_READ_TIMEOUT_MS: read } = settings;
  const host = serverHost(settings);
  const client = liteClient(settings.SEARCH_APP_ID, settings.SEARCH_KEY, {
    hosts: [host],
    timeouts: { connect, read, write: read },
    requester: createRequester(ctx.fetch),
    requestsCache: forget,
    responsesCache: forget,
    hostsCache: forget,
    maxRateLimitRetries: 0,
  });
  const breaker: Breaker = createBreaker(() => now().getTime());
  let last: HostedHealth['last'] = null;

  async function search<T>(requests: readonly HostedRequest[], read: (results: HostedResult[]) => T): Promise<T> {
    try {
      const answer = await client.search({ requests: requests as never });
      const made = read(readResults(answer, requests.length));
      breaker.succeeded();
      return made;
    } catch (error) {
      const failure = hostedFailure(error);
      breaker.failed();
      last = { status: failure.status, message: failure.message, at: now() };
      log.warn(
        { status: failure.status, message: failure.message, host: host.url },
        'the hosted search engine failed; the embedded one answers',
      );
      throw failure;
    }
  }

  const nameOf: HostedClient['nameOf'] = (kind, locale, sort) =>
    `${settings.SEARCH_INDEX_PREFIX}${indexName(kind, locale, sort)}`;
  return {
    nameOf,
    async ask(requests, read) {
      if (!breaker.mayAsk()) throw new CircuitOpen();
      return search(requests, read);
    },
    async check() {
      const start = performance.now();
      const nothing = locales.map((locale) => ({ indexName: nameOf('products', locale), query: '', hitsPerPage: 0 }));
      await search(nothing, () => {});
      return { ms: Math.round(performance.now() - start) };
    },
    health: () => ({ host: host.url, resting: breaker.state().resting, last }),
  };
}
