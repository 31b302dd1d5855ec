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
      ...{ problem, version: nextVersion, updated_at: now },
    })
    .where('sku', '=', sku)
    .returning('version')
    .executeTakeFirstOrThrow();
}
