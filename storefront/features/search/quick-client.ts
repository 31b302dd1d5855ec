import { liteClient } from 'algoliasearch/lite';
import type { Locale } from '#domain/base/locale.ts';
import { indexName } from '#domain/search/index-name.ts';
import type { SearchAddress } from '#storefront/features/shell/shell-data.ts';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight.ts';
import type { QuickArticle, QuickCategory, QuickPage, QuickProduct, QuickResults } from './quick-results.ts';

export { quickGroups } from './quick-options.ts';

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

function clientOf({ appId, apiKey, url }: SearchAddress) {
  const key = `${appId} ${apiKey} ${url}`;
  const client =
    clients.get(key) ??
    liteClient(appId, apiKey, { hosts: [hostOf(url)], timeouts: TIMEOUTS, hostsCache: forgetHosts });
  clients.set(key, client);
  return client;
}

const marks = { highlightPreTag: HIGHLIGHT_START, highlightPostTag: HIGHLIGHT_END };

/** Asks for products, categories, pages and articles in one request (spec 7). Throws the client's errors. */
export async function askQuick(query: string, locale: Locale, address: SearchAddress): Promise<QuickResults> {
  const { results } = await clientOf(address).search({
    requests: [
      {
        indexName: indexName('products', locale),
        query,
        hitsPerPage: 8,
        distinct: true,
        ruleContexts: ['product_quick_search'],
        attributesToRetrieve: [
          'sku',
          'slug',
          'name',
          'defaultImage.url',
          'price',
          'finalPrice',
          'variationPrices',
          'vatRate',
        ],
        attributesToHighlight: ['name.default'],
        ...marks,
      },
      {
        indexName: indexName('categories', locale),
        query,
        hitsPerPage: 4,
        attributesToRetrieve: ['name', 'path', 'breadcrumb'],
        attributesToHighlight: ['name'],
        ...marks,
      },
      {
        indexName: indexName('contents', locale),
        query,
        hitsPerPage: 3,
        attributesToRetrieve: ['parentName', 'name', 'path', 'url'],
        attributesToHighlight: ['name'],
        ...marks,
      },
      {
        indexName: indexName('blogs', locale),
        query,
        hitsPerPage: 3,
        attributesToRetrieve: ['title', 'slug', 'date'],
        attributesToHighlight: ['title'],
        ...marks,
      },
    ],
  });
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
  };
}
