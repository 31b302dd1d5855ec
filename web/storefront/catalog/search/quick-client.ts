import { liteClient } from 'algoliasearch/lite';
import type { SearchAddress } from '#backend/catalog/search/hosted/address.ts';
import type { Locale } from '#domain/base/locale.ts';
import { quickRequests } from './quick-requests.ts';
import type { QuickArticle, QuickCategory, QuickPage, QuickPart, QuickProduct, QuickResults } from './quick-results.ts';

/** The client counts the wait for an answer's head as connecting; under two seconds a busy server looks dead. */
const OWN_TIMEOUTS = { connect: 4000, read: 5000, write: 5000 };
/** Shorter: our own door answers after it. */
const HOSTED_TIMEOUTS = { connect: 2000, read: 2000, write: 2000 };
/** How long a hosted engine that failed is left alone. */
const REST_MS = 60_000;

/** Which of several hosts answered last is not worth remembering when there is one; keeps local storage clean. */
const forgetHosts = {
  get: <T>(_key: unknown, otherwise: () => Promise<T>) => otherwise(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function hostOf({ host, pathname, protocol }: URL) {
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    accept: 'readWrite' as const,
  };
}

type Door = ReturnType<typeof liteClient>;
const doors = new Map<string, Door>();

/** One client for each address; a null one means those that belong to the application id. */
function doorTo({ appId, apiKey }: SearchAddress, url: URL | null, timeouts: typeof OWN_TIMEOUTS): Door {
  const key = `${appId} ${apiKey} ${url}`;
  const door =
    doors.get(key) ??
    liteClient(appId, apiKey, { ...(url ? { hosts: [hostOf(url)] } : {}), timeouts, hostsCache: forgetHosts });
  doors.set(key, door);
  return door;
}

/** Asks for everything the columns show in one request (spec 7). Throws the client's errors. */
async function askAt(door: Door, query: string, locale: Locale, prefix: string): Promise<QuickResults> {
  const { results } = await door.search({ requests: quickRequests(query, locale, prefix) });
  const hits = <Hit>(index: number): Hit[] => {
    const result = results[index];
    if (!result || !('hits' in result) || !Array.isArray(result.hits)) throw new Error('An answer without hits');
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

/** A search without an answer; `status` 0 where the transport failed. */
class SearchFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the transport says of a failure. The library's own words blame the application id. */
function failureOf(error: unknown): unknown {
  const { stackTrace } = error as { stackTrace?: { response: { status?: number; content: string } }[] };
  const last = stackTrace?.at(-1)?.response;
  return last ? new SearchFailure(last.status ?? 0, last.content) : error;
}

let restsUntil = 0;

/** Asks the hosted engine where one is set, and the shop's own endpoint where there is none or it fails. Throws `SearchFailure`. */
export async function askQuick(query: string, locale: Locale, address: SearchAddress): Promise<QuickResults> {
  const { hosted } = address;
  if (hosted && Date.now() >= restsUntil) {
    try {
      const door = doorTo(address, hosted.url ? new URL(hosted.url) : null, HOSTED_TIMEOUTS);
      return await askAt(door, query, locale, hosted.prefix);
    } catch (error) {
      restsUntil = Date.now() + REST_MS;
      console.warn('search: the hosted engine failed, the shop answers instead', failureOf(error));
    }
  }
  try {
    return await askAt(doorTo(address, new URL('/search', location.href), OWN_TIMEOUTS), query, locale, '');
  } catch (error) {
    throw failureOf(error);
  }
}
