import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { StoredCampaign } from '../queries.ts';

/** The only stored form of a code: the database reveals none that can be used. Its 59 random bits need no secret besides. */
export const codeHash = (code: string): string => createHash('sha256').update(`campaign:${code}`).digest('base64url');

/** A code that works once, of the campaign `campaign`. */
export type SingleCode = { code: string; campaign: string; isUsed: boolean };

const select = (db: Kysely<Tables>, codes: readonly string[]) =>
  db
    .selectFrom('campaign_single_code as single')
    .innerJoin('campaign_code_batch as batch', 'batch.id', 'single.batch_id')
    .select(['single.code_hash', 'batch.campaign_code', 'single.used_at', 'single.order_id'])
    .where('single.code_hash', 'in', codes.map(codeHash))
    .where('batch.voided_at', 'is', null)
    .orderBy('single.code_hash');

type Row = { code_hash: string; campaign_code: string; used_at: Date | null; order_id: string | null };

const asSingle =
  (codes: readonly string[], besides: readonly string[]) =>
  (row: Row): SingleCode => ({
    code: codes.find((code) => codeHash(code) === row.code_hash) ?? '',
    campaign: row.campaign_code,
    isUsed: row.used_at !== null && !(row.order_id !== null && besides.includes(row.order_id)),
  });

/** The single code that was typed; null when it is none. Uses by the orders `besides` do not count. */
export async function findSingleCode(
  db: Kysely<Tables>,
  code: string,
  besides: readonly string[] = [],
): Promise<SingleCode | null> {
  const [found] = await select(db, [code]).execute();
  return found ? asSingle([code], besides)(found) : null;
}

/** The same of all codes of an order, locked: of two orders at once the second waits for the first. */
export async function lockSingleCodes(tx: Tx, codes: readonly string[]): Promise<SingleCode[]> {
  if (codes.length === 0) return [];
  const rows = await select(tx, codes).forUpdate('single').execute();
  return rows.map(asSingle(codes, []));
}

export async function takeSingleCodes(tx: Tx, codes: readonly string[], orderId: string, now: Date): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable('campaign_single_code')
    .set({ used_at: now, order_id: orderId })
    .where('code_hash', 'in', codes.map(codeHash))
    .execute();
}

/** The codes of a cancelled or fully refunded order work again. */
export async function releaseSingleCodes(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('campaign_single_code')
    .set({ used_at: null, order_id: null })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Campaigns as a typed code has them: that of a single code goes by the code that was typed, and one of single codes does not by its
 * own.
 */
export function asTyped(
  stored: readonly StoredCampaign[],
  typed: string | null,
  single: SingleCode | null,
): StoredCampaign[] {
  return stored.flatMap((one) => {
    const { campaign } = one;
    if (single && campaign.code === single.campaign)
      return [{ ...one, campaign: { ...campaign, code: single.code }, isCodeUsed: single.isUsed }];
    return one.hasSingleCodes && campaign.code === typed ? [] : [one];
  });
}
