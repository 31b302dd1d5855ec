import type { Locale } from '#domain/base/locale.ts';

type Clicked = { kind: 'click' | 'quick' | 'order'; query: string; slug: string; locale: Locale };

/** The search that each product was opened from, in the memory of this page alone: nothing is stored on the device (0068). */
const opened = new Map<string, string>();

const send = (clicks: readonly Clicked[]) => navigator.sendBeacon('/api/search-clicks', JSON.stringify(clicks));

/** The product's address in a link; null for a link to anything else. */
const slugOf = (href: string): string | null => /^(?:\/en)?\/product\/([^/?#]+)/.exec(href)?.[1] ?? null;

/** Counts a product that is opened from results of a search (search-14). */
export function noteOpened(kind: 'click' | 'quick', query: string, href: string, locale: Locale): void {
  const slug = slugOf(href);
  if (!slug || !query.trim()) return;
  opened.set(slug, query);
  send([{ kind, query, slug, locale }]);
}

/** Counts ordered products that were opened from a search in this visit. */
export function noteOrdered(slugs: readonly string[], locale: Locale): void {
  const found = [...new Set(slugs)].flatMap((slug): Clicked[] => {
    const query = opened.get(slug);
    return query === undefined ? [] : [{ kind: 'order', query, slug, locale }];
  });
  if (found.length === 0) return;
  opened.clear();
  send(found);
}
