import { useEffect, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { fetchQuickResults } from './quick-client.ts';
import type { QuickResults } from './quick-results.ts';
import { createResultCache } from './result-cache.ts';
import { useSearchAddress } from './search-address.ts';

const DEBOUNCE_MS = 150;
const MIN_LENGTH = 2;

const cache = createResultCache<QuickResults>({ size: 100, freshMs: 5 * 60_000 });

/**
 * The quick-search results for a query, fetched 150 ms after the last key (search-1), or at once from the cache. An older
 * response never replaces a newer one. The last results stay until the next arrive, unless `clear` is called.
 */
export function useQuickResults(query: string): {
  results: QuickResults | null;
  hasFailed: boolean;
  clear: () => void;
} {
  const { locale } = useI18n();
  const address = useSearchAddress();
  const [results, setResults] = useState<QuickResults | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const isLongEnough = [...query].length >= MIN_LENGTH;
  useEffect(() => {
    if (!isLongEnough || !address) return;
    const key = `${locale} ${query.toLowerCase()}`;
    const cached = cache.get(key, Date.now());
    if (cached) {
      setResults(cached);
      return;
    }
    let isNewest = true;
    const load = async () => {
      try {
        const found = await fetchQuickResults(query, locale, address);
        cache.set(key, found, Date.now());
        if (!isNewest) return;
        setResults(found);
        setFailedQuery(null);
      } catch (error) {
        console.error('quick search', error);
        if (!isNewest) return;
        setResults(null);
        setFailedQuery(query);
      }
    };
    const timer = setTimeout(load, DEBOUNCE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [query, isLongEnough, locale, address]);
  return {
    results: isLongEnough ? results : null,
    hasFailed: isLongEnough && failedQuery === query,
    clear: () => setResults(null),
  };
}
