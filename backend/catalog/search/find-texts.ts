import type { Locale } from '#domain/base/locale.ts';
import type { Engine } from './engine/engine.ts';

/** Pages and articles that a full search finds, the nearest first. */
export type TextsFound = {
  pages: { name: string; parentName: string; path: string; lang?: 'fi' }[];
  /** `date` is an ISO day; null when the article has none. `lang` of a text that fell back to Finnish. */
  articles: { title: string; slug: string; date: string | null; lang?: 'fi' }[];
};

/** More of a kind would push the products out of sight. */
const MOST = 4;

/** Finds pages and articles by a visitor's words; none without words. */
export async function findTexts(engine: Pick<Engine, 'contents'>, q: string, locale: Locale): Promise<TextsFound> {
  if (q.trim() === '') return { pages: [], articles: [] };
  const asked = { q, locale, filter: [], offset: 0, limit: MOST };
  const [pages, articles] = await Promise.all([
    engine.contents({ ...asked, kind: 'content' }),
    engine.contents({ ...asked, kind: 'blog' }),
  ]);
  return {
    pages: pages.hits.map(({ hit }) => hit as TextsFound['pages'][number]),
    articles: articles.hits.map(({ hit }) => hit as TextsFound['articles'][number]),
  };
}
