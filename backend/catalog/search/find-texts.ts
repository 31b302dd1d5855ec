import type { Locale } from '#domain/base/locale.ts';
import type { Engine } from './engine/engine.ts';

/** Pages and articles found by a full search, most relevant first. */
export type TextsFound = {
  pages: { name: string; parentName: string; path: string; lang?: 'fi' }[];
  /** `date` is an ISO day; null when the article has none. `lang` marks a text that fell back to Finnish. */
  articles: { title: string; slug: string; date: string | null; lang?: 'fi' }[];
};

/** More results per kind would push the products below the screen. */
const MOST = 4;

/** Searches pages and articles; empty without words. */
export async function findTexts(engine: Pick<Engine, 'contents'>, q: string, locale: Locale): Promise<TextsFound> {
  if (q.trim() === '') return { pages: [], articles: [] };
  const options = { q, locale, filter: [], offset: 0, limit: MOST };
  const [pages, articles] = await Promise.all([
    engine.contents({ ...options, kind: 'content' }),
    engine.contents({ ...options, kind: 'blog' }),
  ]);
  return {
    pages: pages.hits.map(({ hit }) => hit as TextsFound['pages'][number]),
    articles: articles.hits.map(({ hit }) => hit as TextsFound['articles'][number]),
  };
}
