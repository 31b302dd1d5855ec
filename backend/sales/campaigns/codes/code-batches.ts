import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { isCodePrefix, MOST_CODES, RANDOM_CHARACTERS, singleCode } from '#domain/sales/campaigns/codes/single-code.ts';
import { CODE_ALPHABET } from '#domain/sales/gift-cards/gift-card.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { campaignSubject, lockCampaign } from '../staff/stored.ts';
import { codeHash } from './single-codes.ts';

/** Codes that were made at once: how many, and how many have been used. */
export type CodeBatch = {
  id: number;
  prefix: string;
  at: Date;
  by: string | null;
  codes: number;
  used: number;
  voidedAt: Date | null;
};

export type CodesMade = Ok<{ codes: string[] }> | Fail<'unknown' | 'count' | 'prefix' | 'not_single'>;

const draw = () => Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(CODE_ALPHABET.length));
/** Rows of one statement. */
const CHUNK = 2000;

/** Batches of codes that each work once (admin-campaign-7). */
export function createCodeBatches({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  return {
    /** Makes codes and returns them this once: afterwards only their hashes are known. */
    async makeCodes(actor: Actor, code: string, wanted: { count: number; prefix: string }): Promise<CodesMade> {
      authorise(actor, 'campaigns.start', { subject: code });
      const { count } = wanted;
      const prefix = wanted.prefix.trim().toUpperCase();
      if (!Number.isInteger(count) || count < 1 || count > MOST_CODES) return fail('count');
      if (!isCodePrefix(prefix)) return fail('prefix');
      const codes = new Set<string>();
      while (codes.size < count) codes.add(singleCode(prefix, draw()));
      return inTransaction(db.kysely, async (tx): Promise<CodesMade> => {
        const stored = await lockCampaign(tx, code);
        if (!stored) return fail('unknown');
        if (!stored.hasSingleCodes) return fail('not_single');
        const batch = await tx
          .insertInto('campaign_code_batch')
          .values({ campaign_code: code, prefix, made_at: now(), made_by: nameOf(actor) })
          .returning('id')
          .executeTakeFirstOrThrow();
        const rows = [...codes].map((one) => ({ code_hash: codeHash(one), batch_id: batch.id }));
        for (let i = 0; i < rows.length; i += CHUNK)
          await tx
            .insertInto('campaign_single_code')
            .values(rows.slice(i, i + CHUNK))
            .execute();
        await recordAudit(tx, actor, now(), {
          action: 'campaigns.codes',
          subject: campaignSubject(code),
          after: { count, prefix },
        });
        return ok({ codes: [...codes] });
      });
    },

    async batches(actor: Actor, code: string): Promise<CodeBatch[]> {
      authorise(actor, 'campaigns.read');
      const { rows } = await sql<CodeBatch>`
        select batch.id, prefix, made_at as at, made_by as by, voided_at as "voidedAt", count(single)::int as codes,
               count(single.used_at)::int as used
        from campaign_code_batch batch left join campaign_single_code single on single.batch_id = batch.id
        where campaign_code = ${code} group by batch.id order by batch.id desc`.execute(db.kysely);
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    /** Unused codes of a batch work no more, as when its file went to the wrong hands. */
    async voidCodes(actor: Actor, code: string, batchId: number): Promise<Ok<null> | Fail<'unknown'>> {
      authorise(actor, 'campaigns.edit', { subject: code });
      return inTransaction(db.kysely, async (tx) => {
        const voided = await tx
          .updateTable('campaign_code_batch')
          .set({ voided_at: now() })
          .where('id', '=', batchId)
          .where('campaign_code', '=', code)
          .where('voided_at', 'is', null)
          .returning('prefix')
          .executeTakeFirst();
        if (!voided) return fail('unknown');
        await recordAudit(tx, actor, now(), {
          action: 'campaigns.void',
          subject: campaignSubject(code),
          after: { batch: batchId, ...voided },
        });
        return ok(null);
      });
    },
  };
}
