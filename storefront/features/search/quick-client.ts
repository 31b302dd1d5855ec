import { liteClient } from 'algoliasearch/lite';
import type { SearchAddress } from '#backend/search/hosted/address.ts';
import type { Locale } from '#domain/base/locale.ts';
import { quickRequests } from './quick-requests.ts';
import type { QuickArticle, QuickCategory, QuickPage, QuickPart, QuickProduct, QuickResults } from './quick-results.ts';

/** The client counts the wait for an answer's head as connecting; under two seconds a busy server looks dead. */
const TIMEOUTS = { connect: 4000, read: 5000, write: 5000 };

/** Which of several hosts answered last is not worth remembering when there is one; keeps local storage clean. */
const forgetHosts = {
  get: <T>(_key: unknown, otherwise: () => Promise<T>) => otherwise(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** The door beside the pages, or the configured engine's own address. */
function hostOf(url: string | null) {
  const { host, pathname, protocol } = url ? new URL(url) : new URL('/search', location.href);
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    accept: 'readWrite' as const,
  };
}

const clients = new Map<string, ReturnType<typeof liteClient>>();

function clientOf({ appId, apiKey, hosted }: SearchAddress) {
  const url = hosted?.url ?? null;
  const key = `${appId} ${apiKey} ${url}`;
  const client =
    clients.get(key) ??
    liteClient(appId, apiKey, { hosts: [hostOf(url)], timeouts: TIMEOUTS, hostsCache: forgetHosts });
  clients.set(key, client);
  return client;
}

/** Asks for everything the columns show in one request (spec 7). Throws the client's errors. */
export async function askQuick(query: string, locale: Locale, address: SearchAddress): Promise<QuickResults> {
  const { results } = await clientOf(address).search({ requests: quickRequests(query, locale) });
  const hits = <Hit>(index: number): Hit[] => {
    const result = results[index];
    return result && 'hits' in result ? (result.hits as Hit[]) : [];
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
