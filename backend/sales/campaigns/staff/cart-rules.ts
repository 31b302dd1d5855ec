import { type AuthoredClash, auditFields, withAuthors } from '#backend/platform/audit/clash-authors.ts';
import { type AuditEntry, auditEntries, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { CampaignFields } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { type CampaignState, campaignState } from '#domain/sales/campaigns/staff/campaign-state.ts';
import {
  type CartRuleRecord,
  cartRuleFields,
  cartRuleRowOf,
  fieldOfRulePath,
  isTierList,
  tierField,
} from '#domain/sales/campaigns/staff/cart-rule-fields.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { cartRuleKind, keptRule } from '../importing/cart-rule-kind.ts';
import { type CartRuleRow, cartRuleRow } from '../importing/cart-rule-row.ts';
import { type CampaignProblem, hasControl } from './read-form.ts';

export type ListedCartRule = CartRuleRecord & { id: string; state: CampaignState };
export type OpenCartRule = ListedCartRule & {
  version: number;
  fields: CampaignFields;
  changes: Pick<AuditEntry, 'id' | 'at' | 'action' | 'actor'>[];
};
export type CartRuleSaved =
  | Ok<{ version: number; changed: string[]; others: string[] }>
  | Fail<'unknown', null>
  | Fail<'invalid', CampaignProblem[]>
  | Fail<'conflict', { version: number; clashes: AuthoredClash[] }>;
export type NewCartRule = { id: string; type: string; from: string; campaignCode: string };
export type CartRuleAdded = Ok<{ id: string }> | Fail<'id' | 'taken'> | Fail<'invalid', CampaignProblem[]>;

const SHOWN_CHANGES = 20;
const FIELD = /^(?:goods\.(?:fi|en)|filter|type|login|from|until|tiers|tier\/[^/]{1,200}\/from)$/;
const ID = /^[\p{L}\d][\p{L}\d_-]{0,99}$/u;
export const cartRuleSubject = (id: string) => ({ kind: 'cart-rule', id });

async function readRow(
  tx: Tx,
  id: string,
  fields: CampaignFields,
): Promise<Ok<CartRuleRow> | Fail<'invalid', CampaignProblem[]>> {
  const wrong = Object.keys(fields).filter((field) => hasControl(fields[field] ?? ''));
  if (wrong.length > 0)
    return fail(
      'invalid',
      wrong.map((field) => ({ field, reason: 'has the wrong form' })),
    );
  const row = cartRuleRowOf(id, fields, shop.timeZone);
  const parsed = cartRuleRow.safeParse(row, { error: schemaMessage });
  if (!parsed.success)
    return fail(
      'invalid',
      parsed.error.issues.map(({ path, message }) => ({ field: fieldOfRulePath(path, row), reason: message })),
    );
  const unknown = await cartRuleKind.check(tx, [parsed.data]);
  if (unknown.length === 0) return ok(parsed.data);
  return fail(
    'invalid',
    unknown.map(({ field, reason }) => ({ field: fieldOfRulePath(field.split('.'), row), reason })),
  );
}

type Row = { id: string; rule: CartRuleRecord['rule']; starts_at: Date | null; ends_at: Date | null; version: number };
const recordOf = ({ rule, starts_at, ends_at }: Row): CartRuleRecord => ({ rule, from: starts_at, until: ends_at });

/** The tiers that carts reach, as staff see and change them (admin-campaign-8). Each change is confirmed: all of them cost money. */
export function createCartRules({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const listed = (row: Row): ListedCartRule => {
    const record = recordOf(row);
    return { ...record, id: row.id, state: campaignState({ ...record, isDraft: false }, now()) };
  };

  async function saveLocked(actor: Actor, tx: Tx, id: string, fields: readonly FieldEdit[]): Promise<CartRuleSaved> {
    const stored = hasControl(id)
      ? undefined
      : await tx.selectFrom('cart_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!stored) return fail('unknown', null);
    const before = cartRuleFields(recordOf(stored), shop.timeZone);
    const edits = fields.filter(({ field }) => FIELD.test(field));
    const known = Object.fromEntries(edits.map(({ field }) => [field, before[field] ?? '']));
    const { changes, clashes, others } = mergeEdits({ ...before, ...known }, edits, isTierList);
    const subject = cartRuleSubject(id);
    if (clashes.length > 0)
      return fail('conflict', { version: stored.version, clashes: await withAuthors(tx, subject, clashes) });
    const changed = Object.keys(changes);
    if (changed.length === 0) return ok({ version: stored.version, changed, others });
    const after = { ...before };
    for (const [field, text] of Object.entries(changes)) after[field] = text ?? '';
    const read = await readRow(tx, id, after);
    if (!read.ok) return read;
    const version = stored.version + 1;
    await tx
      .updateTable('cart_rule')
      .set({ ...keptRule(read.value), version, edited_at: now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, actor, now(), {
      action: 'campaigns.edit',
      subject,
      before: auditFields(before, changed),
      after: auditFields(after, changed),
    });
    return ok({ version, changed, others });
  }

  return {
    /** All cart rules, the one that began last first: of several in force it counts. */
    async rulesList(actor: Actor): Promise<ListedCartRule[]> {
      authorise(actor, 'campaigns.read');
      const rows = await db.kysely
        .selectFrom('cart_rule')
        .selectAll()
        .orderBy('starts_at', (order) => order.desc().nullsLast())
        .orderBy('id')
        .execute();
      return rows.map(listed);
    },

    async openRule(actor: Actor, id: string): Promise<OpenCartRule | null> {
      authorise(actor, 'campaigns.read');
      if (hasControl(id)) return null;
      const row = await db.kysely.selectFrom('cart_rule').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      const changes = await auditEntries(db.kysely, {
        subject: cartRuleSubject(id),
        outcome: 'done',
        limit: SHOWN_CHANGES,
      });
      return {
        ...listed(row),
        version: row.version,
        fields: cartRuleFields(recordOf(row), shop.timeZone),
        changes: changes.map(({ id: entry, at, action, actor: by }) => ({ id: entry, at, action, actor: by })),
      };
    },

    /** Saves a form, merged with what colleagues changed meanwhile. */
    saveRule(actor: Actor, id: string, fields: readonly FieldEdit[]): Promise<CartRuleSaved> {
      authorise(actor, 'campaigns.start', { subject: id });
      return inTransaction(db.kysely, (tx) => saveLocked(actor, tx, id, fields));
    },

    /** Adds a rule of one tier; its form has the rest. */
    async addRule(actor: Actor, wanted: NewCartRule): Promise<CartRuleAdded> {
      const id = wanted.id.trim();
      authorise(actor, 'campaigns.start', { subject: id });
      if (!ID.test(id)) return fail('id');
      const code = wanted.campaignCode.trim().toUpperCase();
      return inTransaction(db.kysely, async (tx): Promise<CartRuleAdded> => {
        const fields = { type: wanted.type, tiers: code, [tierField(code)]: wanted.from };
        const read = await readRow(tx, id, fields);
        if (!read.ok) return read;
        const made = await tx
          .insertInto('cart_rule')
          .values({ id, ...keptRule(read.value), edited_at: now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return fail('taken');
        await recordAudit(tx, actor, now(), {
          action: 'campaigns.add',
          subject: cartRuleSubject(id),
          after: auditFields(fields, Object.keys(fields)),
        });
        return ok({ id });
      });
    },

    /** Ends a rule now; its campaigns are then given by no tier of it. */
    endRule(actor: Actor, id: string): Promise<Ok<null> | Fail<'unknown' | 'not_running'>> {
      authorise(actor, 'campaigns.edit', { subject: id });
      return inTransaction(db.kysely, async (tx) => {
        const row = hasControl(id)
          ? undefined
          : await tx.selectFrom('cart_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (!row) return fail('unknown');
        if (listed(row).state === 'ended') return fail('not_running');
        await tx
          .updateTable('cart_rule')
          .set({ ends_at: now(), version: row.version + 1, edited_at: now() })
          .where('id', '=', id)
          .execute();
        await recordAudit(tx, actor, now(), { action: 'campaigns.end', subject: cartRuleSubject(id) });
        return ok(null);
      });
    },
  };
}
