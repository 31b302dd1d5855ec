import { type AuthoredClash, auditFields, withAuthors } from '#backend/platform/audit/clash-authors.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { isKeyField } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { type CampaignProblem, readCampaignForm } from './read-form.ts';
import { campaignSubject, fieldsOf, lockCampaign, writeCampaign } from './stored.ts';

export type CampaignForm = { version: number; fields: readonly FieldEdit[] };

/** `others`: fields that a colleague changed meanwhile and that this form left alone. */
export type CampaignSaved =
  | Ok<{ version: number; changed: string[]; others: string[] }>
  | Fail<'unknown', null>
  | Fail<'invalid', CampaignProblem[]>
  | Fail<'conflict', { version: number; clashes: AuthoredClash[] }>;

const NAMES = /^(?:name\.(?:fi|en)|works|priority|from|until|useLimit|perCustomer|rules)$/;
const RULE = /^rule\/[\w-]{1,40}\/(?:effect|category|brand|sku|notReduced|pieces|value|from|until|signedIn|more)$/;
export const isCampaignField = (field: string): boolean => NAMES.test(field) || RULE.test(field);

/** Saves forms of campaigns, merged with what colleagues changed meanwhile (admin-campaign-3). */
export function createCampaignSaves({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  async function saveLocked(actor: Actor, tx: Tx, code: string, form: CampaignForm): Promise<CampaignSaved> {
    const stored = await lockCampaign(tx, code);
    if (!stored) return fail('unknown', null);
    const before = fieldsOf(stored);
    const edits = form.fields.filter(({ field }) => isCampaignField(field));
    const known = Object.fromEntries(edits.map(({ field }) => [field, before[field] ?? '']));
    const { changes, clashes, others } = mergeEdits({ ...before, ...known }, edits, isKeyField);
    if (clashes.length > 0)
      return fail('conflict', {
        version: stored.version,
        clashes: await withAuthors(tx, campaignSubject(code), clashes),
      });
    const changed = Object.keys(changes);
    if (changed.length === 0) return ok({ version: stored.version, changed, others });
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(changes).map(([field, text]) => [field, text ?? ''])),
    };
    const read = await readCampaignForm(tx, code, after);
    if (!read.ok) return read;
    // what is at work for shoppers, or will be, costs money: it is confirmed with a fresh factor
    if (!stored.isDraft) authorise(actor, 'campaigns.start', { subject: code });
    const version = stored.version + 1;
    await writeCampaign(tx, read.value, { fields: after, stored, now: now() });
    await recordAudit(tx, actor, now(), {
      action: 'campaigns.edit',
      subject: campaignSubject(code),
      before: auditFields(before, changed),
      after: auditFields(after, changed),
    });
    return ok({ version, changed, others });
  }

  return {
    /** Saves a form. A campaign that is not a draft needs `campaigns.start` too. */
    save(actor: Actor, code: string, form: CampaignForm): Promise<CampaignSaved> {
      authorise(actor, 'campaigns.edit', { subject: code });
      return inTransaction(db.kysely, (tx) => saveLocked(actor, tx, code, form));
    },
  };
}
