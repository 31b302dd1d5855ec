import { liteClient } from 'algoliasearch/lite';
import type { SearchAddress } from '#backend/catalog/search/hosted/address.ts';
import type { Locale } from '#domain/base/locale.ts';
import { quickRequests } from './quick-requests.ts';
import type { QuickArticle, QuickCategory, QuickPage, QuickPart, QuickProduct, QuickResults } from './quick-results.ts';

/** Milliseconds. The client counts the time to the response headers as connecting, so a busy server needs over two seconds. */
const OWN_TIMEOUTS = { connect: 4000, read: 5000, write: 5000 };
/** Shorter: our own endpoint is tried after it. */
const HOSTED_TIMEOUTS = { connect: 2000, read: 2000, write: 2000 };
/** How long a hosted engine is skipped after a failure. */
const HOSTED_PAUSE_MS = 60_000;

/** There is only one host, so the client needs no cache of failed hosts in local storage. */
const noHostsCache = {
  get: <T>(_key: unknown, otherwise: () => Promise<T>) => otherwise(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function toHost({ host, pathname, protocol }: URL) {
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    accept: 'readWrite' as const,
  };
}

type SearchClient = ReturnType<typeof liteClient>;
const clients = new Map<string, SearchClient>();

/** One client per address; null means the default hosts of the application id. */
function clientFor({ appId, apiKey }: SearchAddress, url: URL | null, timeouts: typeof OWN_TIMEOUTS): SearchClient {
  const key = `${appId} ${apiKey} ${url}`;
  const client =
    clients.get(key) ??
    liteClient(appId, apiKey, { ...(url ? { hosts: [toHost(url)] } : {}), timeouts, hostsCache: noHostsCache });
  clients.set(key, client);
  return client;
}

/** Fetches the hits of all columns in one request (search-2). Throws the errors of the client. */
async function search(client: SearchClient, query: string, locale: Locale, prefix: string): Promise<QuickResults> {
  const { results } = await client.search({ requests: quickRequests(query, locale, prefix) });
  const hits = <Hit>(index: number): Hit[] => {
    const result = results[index];
    if (!result || !('hits' in result) || !Array.isArray(result.hits)) throw new Error('A response without hits');
    return result.hits as Hit[];
  };
  return {
    query,
    products: hits<QuickProduct>(0),
    categories: hits<QuickCategory>(1),
    pages: hits<QuickPage>(2),
    articles: hits<QuickArticle>(3),
    parts: hits<QuickPart>(4),
  };
}

/** A failed search; `status` is 0 when the transport failed (search-5). */
class SearchFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The error of the transport. The message of the library would blame the application id. */
function transportError(error: unknown): unknown {
  const { stackTrace } = error as { stackTrace?: { response: { status?: number; content: string } }[] };
  const last = stackTrace?.at(-1)?.response;
  return last ? new SearchFailure(last.status ?? 0, last.content) : error;
}

let skipHostedUntil = 0;

/** Searches the hosted engine, if configured, else or after its failure the shop's own (search-6). Throws `SearchFailure`. */
export async function fetchQuickResults(query: string, locale: Locale, address: SearchAddress): Promise<QuickResults> {
  const { hosted } = address;
  if (hosted && Date.now() >= skipHostedUntil) {
    try {
      const client = clientFor(address, hosted.url ? new URL(hosted.url) : null, HOSTED_TIMEOUTS);
      return await search(client, query, locale, hosted.prefix);
    } catch (error) {
      skipHostedUntil = Date.now() + HOSTED_PAUSE_MS;
      console.warn('search: the hosted engine failed; falling back to the shop', transportError(error));
    }
  }
  try {
    return await search(clientFor(address, new URL('/search', location.href), OWN_TIMEOUTS), query, locale, '');
  } catch (error) {
    throw transportError(error);
  }
}
