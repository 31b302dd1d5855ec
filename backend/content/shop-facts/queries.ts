import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { FactTexts } from '#domain/content/shop-facts/sections.ts';

/** Notifies every process, with the commit, that facts of the shop changed. */
export const SHOP_FACTS_CHANGED = 'shop_facts_changed';

export type SavedSection = {
  section: string;
  version: number;
  fields: FactTexts;
  savedAt: Date;
  savedBy: string | null;
};

const columns = ['section', 'version', 'fields', 'saved_at as savedAt', 'saved_by as savedBy'] as const;

/** The newest version of each section that staff have changed. */
export const readSaved = (db: Kysely<Tables>): Promise<SavedSection[]> =>
  db
    .selectFrom('shop_facts_version')
    .select(columns)
    .distinctOn('section')
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();

/** The versions of a section, newest first. */
export const readVersions = (db: Kysely<Tables>, section: string, limit: number): Promise<SavedSection[]> =>
  db
    .selectFrom('shop_facts_version')
    .select(columns)
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

/** Savers wait for each other: facts of one section must fit those of the others. */
export const lockFacts = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('shop_facts'))`.execute(tx);

export async function addVersion(tx: Tx, { section, version, fields, savedAt, savedBy }: SavedSection): Promise<void> {
  await tx
    .insertInto('shop_facts_version')
    .values({ section, version, fields: JSON.stringify(fields), saved_at: savedAt, saved_by: savedBy })
    .execute();
  await sql`select pg_notify(${SHOP_FACTS_CHANGED}, ${section})`.execute(tx);
}
