import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';

const COLUMNS = [
  'path',
  'locale',
  'title',
  'description',
  'parent_name',
  'published_on',
  'updated_on',
  'image',
  'ends_on',
  'campaign_code',
  'category',
  'without_reduced',
  'noindex',
] as const;

export type ContentRow = Awaited<ReturnType<typeof readContent>>[number];

type Where = ExpressionBuilder<Tables, 'content_page'>;

/** Not a draft, and started. */
const hasStarted = (today: string) => (eb: Where) =>
  eb.and([eb('draft', '=', false), eb(sql<string | null>`coalesce(starts_on, published_on, ${today})`, '<=', today)]);

/** Not ended. */
const goesOn =
  (today: string) =>
  (eb: Where): Expression<SqlBool> =>
    eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]);

/**
 * A page, article or campaign in every language; `today` null: regardless of its days. Ended campaigns stay readable.
 */
export async function readContent(db: Kysely<Tables>, kind: ContentKind, path: string, today: string | null) {
  const rows = await db
    .selectFrom('content_page')
    .select([...COLUMNS, 'blocks'])
    .where('kind', '=', kind)
    .where('path', '=', path)
    .$if(today !== null, (query) => query.where(hasStarted(today ?? '')))
    .$if(today !== null && kind !== 'campaign', (query) => query.where(goesOn(today ?? '')))
    .execute();
  return rows.map((row) => ({ ...row, blocks: row.blocks }));
}

export type Teaser = Awaited<ReturnType<typeof readTeasers>>[number];

/** Teasers of a kind shown today in a locale, with Finnish as fallback; newest first, then by path. */
export async function readTeasers(db: Kysely<Tables>, kind: ContentKind, locale: Locale, today: string) {
  const rows = await db
    .selectFrom('content_page')
    .distinctOn('path')
    .select(['path', 'locale', 'title', 'description', 'published_on', 'updated_on', 'ends_on', 'image', 'noindex'])
    .select('campaign_code')
    .where('kind', '=', kind)
    .where('locale', 'in', [locale, 'fi'])
    .where(hasStarted(today))
    .where(goesOn(today))
    .orderBy('path')
    .orderBy((eb) => eb('locale', '=', locale), 'desc')
    .execute();
  return rows
    .map(({ locale: own, ...row }) => ({ ...row, lang: own === locale ? null : ('fi' as const) }))
    .toSorted((a, b) => (b.published_on ?? '').localeCompare(a.published_on ?? '') || (a.path < b.path ? -1 : 1));
}

/** All texts that visitors see today, in every language, with their blocks. */
export function readShown(db: Kysely<Tables>, today: string) {
  return db
    .selectFrom('content_page')
    .select(['kind', 'path', 'locale', 'title', 'description', 'blocks'])
    .where(hasStarted(today))
    .where(goesOn(today))
    .orderBy('kind')
    .orderBy('path')
    .orderBy('locale')
    .execute();
}
