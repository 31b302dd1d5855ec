import { useEffect, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { rememberedAnswers } from './cached-results.ts';
import { askQuick } from './quick-client.ts';
import type { QuickResults } from './quick-results.ts';
import { useSearchAddress } from './search-address.ts';

const DEBOUNCE_MS = 150;
const SHORTEST = 2;

const memory = rememberedAnswers<QuickResults>({ size: 100, freshMs: 5 * 60_000 });

/**
 * What was found for a query: asked 150 ms after the last letter (spec 9), at once where the page has asked it before.
 * An older answer never replaces a newer one; the last one stays until the next arrives, unless `forget` is called.
 * `isLost`: the search for this query failed.
 */
export function useAnswer(query: string): { answer: QuickResults | null; isLost: boolean; forget: () => void } {
  const { locale } = useI18n();
  const address = useSearchAddress();
  const [answer, setAnswer] = useState<QuickResults | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const long = [...query].length >= SHORTEST;
  useEffect(() => {
    if (!long || !address) return;
    const question = `${locale} ${query.toLowerCase()}`;
    const known = memory.recall(question, Date.now());
    if (known) {
      setAnswer(known);
      return;
    }
    let isNewest = true;
    const ask = async () => {
      try {
        const found = await askQuick(query, locale, address);
        memory.remember(question, found, Date.now());
        if (!isNewest) return;
        setAnswer(found);
        setLost(null);
      } catch (error) {
        console.error('quick search', error);
        if (!isNewest) return;
        setAnswer(null);
        setLost(query);
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [query, long, locale, address]);
  return { answer: long ? answer : null, isLost: long && lost === query, forget: () => setAnswer(null) };
}
