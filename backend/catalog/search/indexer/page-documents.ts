import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type Locale, localePrefix, locales } from '#domain/base/locale.ts';
import { pagePath } from '#domain/base/page-path.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { byClass, lexemes } from '#domain/catalog/search/analysis/lexemes.ts';
import type { ContentDocument } from '../memory/contents.ts';

/** A page or article in one language. */
export type Page = Awaited<ReturnType<typeof readPages>>[number];

/** The pages and articles shown on a day `YYYY-MM-DD`, newest articles first. */
export const readPages = (tx: Kysely<Tables>, today: string) =>
  tx
    .selectFrom('content_page')
    .select(['kind', 'path', 'locale', 'title', 'description', 'parent_name', 'plain', 'published_on'])
    // the campaigns page lists the current campaigns itself
    .where('kind', 'in', ['page', 'article'])
    .where('draft', '=', false)
    .where(sql<string>`coalesce(starts_on, published_on, ${today})`, '<=', today)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .orderBy('published_on', (order) => order.desc().nullsLast())
    .orderBy('path')
    .execute();

/** `/cms/maksutavat`, in English `/en/cms/maksutavat`. */
const pageUrl = (path: string, locale: Locale) => `${localePrefix(locale)}${pagePath(path)}`;

function present(page: Page, locale: Locale): Record<string, unknown> {
  const lang = page.locale === locale ? {} : { lang: page.locale };
  if (page.kind === 'article') return { title: page.title, slug: page.path, date: page.published_on, ...lang };
  return { parentName: page.parent_name, name: page.title, path: page.path, url: pageUrl(page.path, locale), ...lang };
}

/** Pages and articles of both locales, with the words of their blocks. A text without a translation is in Finnish. */
export function pageDocuments(pages: readonly Page[], analyser: Analyser): ContentDocument[] {
  const byAddress = Map.groupBy(pages, (page) => `${page.kind} ${page.path}`);
  const indexed = (page: Page, position: number, locale: Locale): ContentDocument => {
    const language = page.locale;
    const found = lexemes(
      [
        { text: page.title, language, weight: 'A' },
        { text: `${page.parent_name} ${page.description} ${page.plain}`, language, weight: 'C' },
      ],
      analyser,
    );
    return {
      kind: page.kind === 'article' ? 'blog' : 'content',
      id: page.path,
      locale,
      position,
      popularity: 0,
      name: page.title,
      hit: present(page, locale),
      words: byClass(found),
    };
  };
  return [...byAddress.values()].flatMap((translations, position) =>
    locales.flatMap((locale) => {
      const page = translations.find((own) => own.locale === locale) ?? translations.find((own) => own.locale === 'fi');
      return page ? [indexed(page, position, locale)] : [];
    }),
  );
}
