import { sql } from 'kysely';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { DraftState } from '#domain/catalog/products/product-list.ts';
import type { ProductContent } from './content.ts';

const nextVersion = sql<number>`nextval('product_version')`;

/** Adds a draft; false when there is one of this sku. */
export async function addDraft(
  tx: Tx,
  sku: Sku,
  content: ProductContent,
  state: DraftState,
  now: Date,
): Promise<{ version: number } | null> {
  const added = await tx
    .insertInto('product_draft')
    .values({ sku, content: JSON.stringify(content), state, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .returning('version')
    .executeTakeFirst();
  return added ?? null;
}

type Change = { content?: ProductContent; state?: DraftState; publishAt?: Date | null; problem?: string | null };

/** Changes a draft and raises its version. */
export async function changeDraft(tx: Tx, sku: Sku, change: Change, now: Date): Promise<{ version: number }> {
  const { content, state, publishAt, problem = null } = change;
  return tx
    .updateTable('product_draft')
    .set({
      ...(content && { content: JSON.stringify(content) }),
      ...(state && { state }),
      ...(publishAt !== undefined && { publish_at: publishAt }),
      problem,
      version: nextVersion,
      updated_at: now,
    })
    .where('sku', '=', sku)
    .returning('version')
    .executeTakeFirstOrThrow();
}

type Content = { sku: Sku; content: ProductContent };

/** Adds drafts of products that leave the shop, unless there is one of their sku. */
export async function addDrafts(tx: Tx, drafts: readonly Content[], state: DraftState, now: Date): Promise<void> {
  if (drafts.length === 0) return;
  const rows = JSON.stringify(drafts.map(({ sku, content }) => ({ sku, content })));
  await sql`
    insert into product_draft (sku, content, state, created_at, updated_at)
    select sku, content, ${state}, ${now}, ${now} from jsonb_to_recordset(${rows}::jsonb) as draft (sku text, content jsonb)
    on conflict (sku) do nothing`.execute(tx);
}

/** Moves drafts to another state, which ends their time of publishing. */
export async function moveDrafts(tx: Tx, drafts: readonly Content[], state: DraftState, now: Date): Promise<void> {
  if (drafts.length === 0) return;
  await tx
    .updateTable('product_draft')
    .set({ state, publish_at: null, problem: null, version: nextVersion, updated_at: now })
    .where('sku', '=', sql<string>`any(${drafts.map(({ sku }) => sku)}::text[])`)
    .execute();
}
