import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { lockSingleCodes, releaseSingleCodes, takeSingleCodes } from './codes/single-codes.ts';
import { refusalOf } from './in-force.ts';
import { readCampaigns } from './queries.ts';

type Use = {
  orderId: string;
  /** The campaigns that had an effect, and what each took off the order. */
  used: readonly { code: string; discount: Cents }[];
  userId: string | null;
  email: string;
  now: Date;
};

/**
 * Records the uses of campaigns by an order, in its transaction. Campaigns with a limit are locked in code order, so
 * that concurrent orders count each other. 'used_up' has the code; nothing is recorded then.
 */
export async function takeUses(
  tx: Tx,
  { orderId, used, userId, email, now }: Use,
): Promise<Result<null, 'used_up', string>> {
  const codes = used.map(({ code }) => code);
  if (codes.length === 0) return ok(null);
  const singles = await lockSingleCodes(tx, codes);
  const spent = singles.find(({ isUsed }) => isUsed);
  if (spent) return fail('used_up', spent.code);
  const ownCode = (code: string) => singles.find((single) => single.code === code)?.campaign ?? code;
  const own = codes.map(ownCode);
  await tx
    .selectFrom('campaign')
    .select('code')
    .where('code', 'in', own)
    .where((where) => where.or([where('use_limit', 'is not', null), where('use_limit_per_customer', 'is not', null)]))
    .orderBy('code')
    .forUpdate()
    .execute();
  const campaigns = await readCampaigns(tx, { codes: own, customer: { userId, email } });
  const usedUp = campaigns.find((stored) => refusalOf(stored, now) === 'used_up');
  if (usedUp) return fail('used_up', usedUp.campaign.code);
  const uses = campaigns.map(({ campaign }) => ({
    order_id: orderId,
    code: campaign.code,
    user_id: userId,
    email: email.toLowerCase(),
    used_at: now,
    discount_cents: used.find(({ code }) => ownCode(code) === campaign.code)?.discount ?? 0,
  }));
  if (uses.length > 0) await tx.insertInto('campaign_use').values(uses).execute();
  await takeSingleCodes(
    tx,
    singles.map(({ code }) => code),
    orderId,
    now,
  );
  return ok(null);
}

/** Releases the uses of a cancelled or fully refunded order; safe to repeat. */
export async function releaseUses(tx: Tx, orderId: string): Promise<void> {
  await releaseSingleCodes(tx, orderId);
  await tx.deleteFrom('campaign_use').where('order_id', '=', orderId).execute();
}

/** Removes the person from the uses of anonymised orders; the uses still count towards the total limit. */
export async function forgetUsers(tx: Kysely<Tables>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('campaign_use')
    .set({ user_id: null, email: '' })
    .where('order_id', 'in', [...orderIds])
    .execute();
}
