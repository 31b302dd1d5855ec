import { useEffect, useState } from 'react';
import { useShellData } from '#storefront/features/shell/shell-data.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import type { QuickGroup } from './quick-options.ts';

const DEBOUNCE_MS = 150;
const SHORTEST = 2;

/** Fetches the client before it is needed: the first letters are already on their way. */
export const warmUp = () => void import('./quick-client.ts').catch(() => {});

export type Suggestions = { query: string; groups: QuickGroup[] };

/**
 * Suggestions for what is typed, 150 ms after the last letter (spec 9). An older answer never replaces a newer one; the
 * last one stays until the next arrives, unless `forget` is called.
 */
export function useQuickSearch(typed: string): { found: Suggestions | null; forget: () => void } {
  const { t, locale } = useI18n();
  const address = useShellData()?.search;
  const [found, setFound] = useState<Suggestions | null>(null);
  const query = typed.trim();
  useEffect(() => {
    if (query.length < SHORTEST || !address) return;
    let isNewest = true;
    const ask = async () => {
      try {
        const { askQuick, quickGroups } = await import('./quick-client.ts');
        const answer = await askQuick(query, locale, address);
        if (isNewest) setFound({ query, groups: quickGroups(answer, { t, locale, to: links(locale) }) });
      } catch (error) {
        console.error('quick search', error);
        if (isNewest) setFound(null);
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [query, t, locale, address]);
  return { found: query.length < SHORTEST ? null : found, forget: () => setFound(null) };
}
