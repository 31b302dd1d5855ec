import type { Kysely } from 'kysely';
import type { Locale } from '#domain/base/locale.ts';
import type { Tables } from '../db/tables.ts';
import { tagPage } from '../page-cache/tags.ts';
import type { ContentKind } from './front-matter.ts';

const COLUMNS = [
  'path',
  'locale',
  'title',
  'description',
  'parent_name',
  'html',
  'published_on',
  'image',
  'ends_on',
  'campaign_code',
  'category',
] as const;

export type ContentRow = Awaited<ReturnType<typeof readContent>>[number];

/** A page, article or campaign in every language it has; hidden before its day. */
export function readContent(db: Kysely<Tables>, kind: ContentKind, path: string, today: string) {
  tagPage('content');
  return db
    .selectFrom('content_page')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('path', '=', path)
    .where((eb) => eb.or([eb('published_on', 'is', null), eb('published_on', '<=', today)]))
    .execute();
}

export type Teaser = {
  path: string;
  title: string;
  description: string;
  published_on: string | null;
  ends_on: string | null;
  image: string | null;
  lang: 'fi' | null;
};

/** What of a kind is shown today in a locale, Finnish where there is no other; the newest first, then by path. */
export async function readTeasers(
  db: Kysely<Tables>,
  kind: ContentKind,
  locale: Locale,
  today: string,
  limit: number,
): Promise<Teaser[]> {
  tagPage('content');
  const rows = await db
    .selectFrom('content_page')
    .distinctOn('path')
    .select(['path', 'locale', 'title', 'description', 'published_on', 'ends_on', 'image'])
    .where('kind', '=', kind)
    .where('locale', 'in', [locale, 'fi'])
    .where((eb) => eb.or([eb('published_on', 'is', null), eb('published_on', '<=', today)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .orderBy('path')
    .orderBy((eb) => eb('locale', '=', locale), 'desc')
    .execute();
  return rows
    .map(({ locale: own, ...row }) => ({ ...row, lang: own === locale ? null : ('fi' as const) }))
    .toSorted((a, b) => (b.published_on ?? '').localeCompare(a.published_on ?? '') || (a.path < b.path ? -1 : 1))
    .slice(0, limit);
}
