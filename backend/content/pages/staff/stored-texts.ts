import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { alignBlocks, type IdentifiedBlock } from '#domain/content/pages/align-blocks.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';
import { splitSource } from '#domain/content/pages/source-doc.ts';
import type { Doc } from './source-fields.ts';
import type { VersionEvent } from './text-columns.ts';

/** A page in one language. */
export type TextRef = { kind: ContentKind; path: string; locale: Locale };
export type PageRef = Pick<TextRef, 'kind' | 'path'>;

/** A text as it is stored: `text` is published, `draft` is written and not published, `fileText` came with the files last. */
export type StoredText = TextRef & {
  text: string | null;
  draft: string | null;
  blockIds: string[];
  fileText: string | null;
  version: number;
  changedBy: string | null;
  changedAt: Date;
  publishAt: Date | null;
  publishProblem: string | null;
};

const COLUMNS = [
  ...(['kind', 'path', 'locale', 'text', 'draft', 'version'] as const),
  ...(['block_ids as blockIds', 'file_text as fileText', 'changed_by as changedBy'] as const),
  ...(['changed_at as changedAt', 'publish_at as publishAt', 'publish_problem as publishProblem'] as const),
] as const;

const ordered = (db: Kysely<Tables>) =>
  db.selectFrom('content_source').select(COLUMNS).orderBy('locale', 'desc').orderBy('kind').orderBy('path');

/** All texts. */
export const readStoredTexts = (db: Kysely<Tables>): Promise<StoredText[]> => ordered(db).execute();

/** The texts of a page. */
export const readTextsOf = (db: Kysely<Tables>, { kind, path }: PageRef): Promise<StoredText[]> =>
  ordered(db).where('kind', '=', kind).where('path', '=', path).execute();

/** Keeps others from changing texts until the transaction ends: links are checked between all of them. */
export const lockContents = (tx: Kysely<Tables>) => sql`lock table content_source in exclusive mode`.execute(tx);

/** Changes when any text changes. */
export const versionsOf = (texts: readonly StoredText[]): string =>
  texts.map(({ kind, path, locale, version }) => `${kind} ${locale} ${path} ${version}`).join('\n');

export const newBlockId = (): string => randomUUID().slice(0, 8);

/** A text in pieces, with the ids that were stored with it. */
export function docOf(text: string, ids: readonly string[]): Doc {
  const { head, blocks } = splitSource(text);
  return { head, blocks: blocks.map((block, i) => ({ ...block, id: ids[i] ?? newBlockId() })) };
}

/** The ids of the blocks of a text that takes the place of a stored one. */
export function idsAfter(
  before: Pick<StoredText, 'text' | 'draft' | 'blockIds'> | null,
  text: string | null,
): string[] {
  const old = before?.draft ?? before?.text ?? null;
  const known: IdentifiedBlock[] = old === null || !before ? [] : docOf(old, before.blockIds).blocks;
  return text === null ? [] : alignBlocks(known, splitSource(text).blocks, newBlockId).map(({ id }) => id);
}

type Next = Pick<StoredText, 'text' | 'draft' | 'blockIds' | 'fileText'> & Partial<Pick<StoredText, 'publishAt'>>;
type Change = { event: VersionEvent; by: string | null; now: Date };

/** Stores a text and its version, and returns the version. A text that is nowhere any more is left to its versions. */
export async function storeText(tx: Tx, ref: TextRef, next: Next, { event, by, now }: Change): Promise<number> {
  const key = { kind: ref.kind, path: ref.path, locale: ref.locale };
  const { last } = await tx
    .selectFrom('content_version')
    .select((eb) => eb.fn.max('version').as('last'))
    .where((eb) => eb.and(key))
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  const { text, draft, blockIds, fileText, publishAt = null } = next;
  const row = { text, draft, block_ids: blockIds, file_text: fileText, version, publish_at: publishAt };
  const changed = { ...row, publish_problem: null, changed_by: by, changed_at: now };
  if (text === null && draft === null && fileText === null)
    await tx
      .deleteFrom('content_source')
      .where((eb) => eb.and(key))
      .execute();
  else
    await tx
      .insertInto('content_source')
      .values({ ...key, ...changed })
      .onConflict((conflict) => conflict.columns(['kind', 'path', 'locale']).doUpdateSet(changed))
      .execute();
  await tx
    .insertInto('content_version')
    .values({ ...key, version, text: draft ?? text, block_ids: blockIds, event, by_name: by, at: now })
    .execute();
  return version;
}

/** Stores which picture each name of a file is. */
export async function storePictures(tx: Tx, found: ReadonlyMap<string, string>): Promise<void> {
  if (found.size === 0) return;
  const rows = [...found].map(([file, id]) => ({ file, id }));
  await tx
    .insertInto('content_picture')
    .values(rows)
    .onConflict((conflict) => conflict.column('file').doUpdateSet((eb) => ({ id: eb.ref('excluded.id') })))
    .execute();
}
