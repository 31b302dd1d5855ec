import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { PageRef, TextRef } from './stored-texts.ts';
import type { VersionEvent } from './text-columns.ts';

/** A version of a text, without it. `isEmpty`: the text was taken out. */
export type Version = {
  locale: Locale;
  version: number;
  event: VersionEvent;
  by: string | null;
  at: Date;
  isEmpty: boolean;
};

const MOST = 60;
const MOST_VERSION = 2_147_483_647;

/** The versions of a page's texts, newest first. */
export const readVersions = (db: Kysely<Tables>, { kind, path }: PageRef): Promise<Version[]> =>
  db
    .selectFrom('content_version')
    .select(['locale', 'version', 'event', 'by_name as by', 'at'])
    .select((eb) => eb('text', 'is', null).$castTo<boolean>().as('isEmpty'))
    .where('kind', '=', kind)
    .where('path', '=', path)
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .limit(MOST)
    .execute();

/** The text of a version with the ids of its blocks; null when there is no such version. */
export async function readVersionText(
  db: Kysely<Tables>,
  { kind, path, locale }: TextRef,
  version: number,
): Promise<{ text: string | null; ids: string[] } | null> {
  if (!Number.isInteger(version) || version < 1 || version > MOST_VERSION) return null;
  const row = await db
    .selectFrom('content_version')
    .select(['text', 'block_ids as ids'])
    .where((eb) => eb.and({ kind, path, locale }))
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}
