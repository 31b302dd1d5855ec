import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { campaignState } from '#domain/sales/campaigns/staff/campaign-state.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { keptCampaign, newRuleKey } from '../importing/campaign-kind.ts';
import { code as codeSchema } from '../importing/fields.ts';
import { readCartRules, type StoredCampaign } from '../queries.ts';
import { readCampaignForm } from './read-form.ts';
import { campaignSubject, fieldsOf, lockCampaign } from './stored.ts';

export type CampaignStep =
  | Ok<null>
  | Fail<'unknown' | 'changed' | 'not_draft' | 'ended' | 'not_running' | 'in_use' | 'of_tier' | 'started'>;
export type CampaignAdded = Ok<{ code: string }> | Fail<'code' | 'name' | 'taken' | 'unknown' | 'invalid'>;

/** Steps in the life of a campaign: draft, start, end, duplicate, remove (admin-campaign-1). */
export function createCampaignSteps({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  /** Changes a campaign under its lock; `version` of the page as it was opened, null: a command. */
  const change = (
    code: string,
    version: number | null,
    work: (tx: Tx, stored: StoredCampaign) => Promise<CampaignStep>,
  ): Promise<CampaignStep> =>
    inTransaction(db.kysely, async (tx): Promise<CampaignStep> => {
      const stored = await lockCampaign(tx, code);
      if (!stored) return fail('unknown');
      if (version !== null && version !== stored.version) return fail('changed');
      return work(tx, stored);
    });

  const set = (
    tx: Tx,
    { campaign: { code }, version }: StoredCampaign,
    columns: { is_draft?: boolean; ends_at?: Date },
  ) =>
    tx
      .updateTable('campaign')
      .set({ ...columns, version: version + 1, edited_at: now() })
      .where('code', '=', code)
      .execute();

  const audit = (tx: Tx, actor: Actor, step: string, code: string, after: Record<string, unknown> = {}) =>
    recordAudit(tx, actor, now(), { action: `campaigns.${step}`, subject: campaignSubject(code), after });

  async function insert(
    actor: Actor,
    typedCode: string,
    source: StoredCampaign | null,
    name: { fi: string; en: string },
  ) {
    const parsed = codeSchema.safeParse(typedCode);
    if (!parsed.success) return fail('code');
    const code = parsed.data;
    const base = source
      ? fieldsOf(source)
      : { works: 'code', priority: '100', rules: 'uusi', 'rule/uusi/effect': 'percentage 10' };
    const fields = { ...base, 'name.fi': name.fi, 'name.en': name.en };
    return inTransaction(db.kysely, async (tx): Promise<CampaignAdded> => {
      const read = await readCampaignForm(tx, code, fields);
      if (!read.ok) return fail(read.details?.some(({ field }) => field === 'name.fi') ? 'name' : 'invalid');
      const row = read.value;
      const made = await tx
        .insertInto('campaign')
        .values({ ...keptCampaign(row), code, is_draft: true, rule_keys: row.rules.map(newRuleKey), edited_at: now() })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      if (!made) return fail('taken');
      await audit(tx, actor, 'add', code, { name: name.fi, ...(source && { of: source.campaign.code }) });
      return ok({ code });
    });
  }

  return {
    /** Adds a draft of ten percent; its form is filled in next. */
    async add(actor: Actor, wanted: { code: string; name: { fi: string; en: string } }): Promise<CampaignAdded> {
      authorise(actor, 'campaigns.edit', { subject: wanted.code });
      return insert(actor, wanted.code, null, wanted.name);
    },

    /** Makes a draft with the rules, times and limits of another campaign. */
    async duplicate(actor: Actor, code: string, newCode: string): Promise<CampaignAdded> {
      authorise(actor, 'campaigns.edit', { subject: code });
      const source = await inTransaction(db.kysely, (tx) => lockCampaign(tx, code));
      if (!source) return fail('unknown');
      const { fi, en = '' } = source.campaign.name;
      return insert(actor, newCode, source, { fi, en });
    },

    /** Puts a draft to work: at once, or from its start on. */
    start(actor: Actor, code: string, version: number | null): Promise<CampaignStep> {
      authorise(actor, 'campaigns.start', { subject: code });
      return change(code, version, async (tx, stored) => {
        if (!stored.isDraft) return fail('not_draft');
        if (stored.until && stored.until <= now()) return fail('ended');
        await set(tx, stored, { is_draft: false });
        await audit(tx, actor, 'start', code);
        return ok(null);
      });
    },

    /** Makes a draft again of a campaign that has not begun. */
    withdraw(actor: Actor, code: string, version: number | null): Promise<CampaignStep> {
      authorise(actor, 'campaigns.edit', { subject: code });
      return change(code, version, async (tx, stored) => {
        if (campaignState(stored, now()) !== 'planned') return fail('started');
        await set(tx, stored, { is_draft: true });
        await audit(tx, actor, 'withdraw', code);
        return ok(null);
      });
    },

    /** Ends a campaign now; one that has not begun never will. Orders that have it keep it. */
    end(actor: Actor, code: string, version: number | null): Promise<CampaignStep> {
      authorise(actor, 'campaigns.edit', { subject: code });
      return change(code, version, async (tx, stored) => {
        if (!['running', 'planned'].includes(campaignState(stored, now()))) return fail('not_running');
        await set(tx, stored, { ends_at: now() });
        await audit(tx, actor, 'end', code, { uses: stored.uses });
        return ok(null);
      });
    },

    /** Removes a draft that no order has used and no cart rule names. */
    remove(actor: Actor, code: string, version: number | null): Promise<CampaignStep> {
      authorise(actor, 'campaigns.edit', { subject: code });
      return change(code, version, async (tx, stored) => {
        if (!stored.isDraft) return fail('not_draft');
        if (stored.uses > 0) return fail('in_use');
        const rules = await readCartRules(tx);
        if (rules.some(({ rule }) => rule.priceTiers.some((tier) => tier.campaignCode === code)))
          return fail('of_tier');
        await tx.deleteFrom('campaign').where('code', '=', code).execute();
        await audit(tx, actor, 'remove', code, { name: stored.campaign.name.fi });
        return ok(null);
      });
    },
  };
}
