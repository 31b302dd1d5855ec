import type { Problem } from '#backend/catalog/import/problems.ts';
import { contentAt } from '#backend/content/pages/addresses.ts';
import { deadCatalogLinks } from '#backend/content/pages/check-catalog-links.ts';
import { leadsSomewhere } from '#backend/content/pages/check-links.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { LetterSource } from './read-letter.ts';

const OF_CATALOG = /^(?:\/en)?\/(?:category|product|brandit|tuotesarjat)\/./;

type Parts = {
  ctx: Pick<ShopContext, 'db' | 'hasPage'>;
  content: Pick<ContentService, 'page' | 'article' | 'campaign'>;
};

/** Finds links of a letter into the shop that lead nowhere: a sent letter cannot be corrected. */
export async function deadLinks(
  { file, links }: LetterSource,
  locale: Locale,
  { ctx, content }: Parts,
): Promise<Problem[]> {
  const dead: Problem[] = [];
  for (const { line, link } of links.filter((own) => own.link.startsWith('/'))) {
    const place = contentAt(link);
    const isDead =
      !(await leadsSomewhere(link, ctx.hasPage)) || (place && !(await content[place.kind](place.path, locale)));
    if (isDead) dead.push({ file, line, field: '', reason: `links to ${link}, which is not a page` });
  }
  const ofCatalog = links.filter(({ link }) => OF_CATALOG.test(link)).map((own) => ({ file, ...own }));
  return [...dead, ...(await deadCatalogLinks(ctx.db.kysely, ofCatalog))];
}
