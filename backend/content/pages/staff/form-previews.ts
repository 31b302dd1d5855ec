import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { newToken, tokenHash } from '#backend/platform/staff/tokens.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { PageRef } from './stored-texts.ts';
import type { PreviewTexts } from './text-columns.ts';

const MINUTES_SHOWN = 30;

/** A form of a page that is not saved: its texts, and the day on which it is looked at (null: today). */
export type PageForm = PageRef & { texts: PreviewTexts; day: string | null };

type Ctx = Pick<ShopContext, 'db' | 'now'>;

/** Keeps a form for half an hour and returns its token; a token of the same person and page is used again. */
export async function keepForm({ db, now }: Ctx, actor: StaffActor, form: PageForm, again: string): Promise<string> {
  const { kind, path, texts, day } = form;
  const expires_at = new Date(now().getTime() + MINUTES_SHOWN * MINUTE_MS);
  const row = { texts: JSON.stringify(texts), day, expires_at };
  return inTransaction(db.kysely, async (tx) => {
    await tx.deleteFrom('content_preview').where('expires_at', '<=', now()).execute();
    const [kept] = await tx
      .updateTable('content_preview')
      .set(row)
      .where((eb) => eb.and({ token_hash: tokenHash(again), staff_id: actor.id, kind, path }))
      .returning('token_hash')
      .execute();
    if (kept) return again;
    const token = newToken();
    await tx
      .insertInto('content_preview')
      .values({ ...row, token_hash: tokenHash(token), staff_id: actor.id, kind, path })
      .execute();
    return token;
  });
}

/** The form that a token shows; null when it is no longer good, or its maker may no longer sign in. */
export async function keptForm({ db, now }: Ctx, { kind, path }: PageRef, token: string): Promise<PageForm | null> {
  const row = await db.kysely
    .selectFrom('content_preview')
    .innerJoin('staff', 'staff.id', 'content_preview.staff_id')
    .select(['texts', 'day'])
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('path', '=', path)
    .where('expires_at', '>', now())
    .where('staff.suspended_at', 'is', null)
    .executeTakeFirst();
  return row ? { kind, path, ...row } : null;
}
