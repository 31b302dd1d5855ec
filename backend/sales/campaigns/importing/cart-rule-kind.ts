import { sql } from 'kysely';
import { comparable } from './campaign-kind.ts';
import { type CartRuleRow, cartRuleOf, cartRuleRow } from './cart-rule-row.ts';
import type { Kind } from './import-file.ts';

export const keptRule = (row: CartRuleRow) => ({
  rule: JSON.stringify(cartRuleOf(row)),
  starts_at: row.from ?? null,
  ends_at: row.until ?? null,
});

/** Cart rules of a file; the campaigns of their tiers must exist. */
export const cartRuleKind: Kind<CartRuleRow> = {
  schema: cartRuleRow,
  keyOf: ({ id }) => id,
  async check(db, rows) {
    const campaigns = await db.selectFrom('campaign').select(['code', 'automatic', 'unique_codes']).execute();
    const automatic = new Map(campaigns.map((row) => [row.code, row.automatic]));
    const single = new Set(campaigns.filter((row) => row.unique_codes).map((row) => row.code));
    return rows.flatMap(({ priceTiers }, row) =>
      priceTiers.flatMap(({ campaignCode }, i) => {
        const field = `priceTiers.${i}.campaignCode`;
        if (!automatic.has(campaignCode))
          return [{ row, field, reason: `the shop has no campaign ${campaignCode}; import it first` }];
        if (automatic.get(campaignCode))
          return [{ row, field, reason: `${campaignCode} is automatic; it needs no tier` }];
        if (single.has(campaignCode))
          return [{ row, field, reason: `${campaignCode} has codes that work once; a tier needs one of its own` }];
        return [];
      }),
    );
  },
  async stored(tx, ids) {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .selectFrom('cart_rule')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        { text: comparable([row.rule, row.starts_at, row.ends_at]), editedAt: row.edited_at },
      ]),
    );
  },
  shown: (row) => comparable([cartRuleOf(row), row.from ?? null, row.until ?? null]),
  async write(tx, row) {
    const columns = { ...keptRule(row), edited_at: null };
    await tx
      .insertInto('cart_rule')
      .values({ id: row.id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...columns, version: sql`cart_rule.version + 1` }))
      .execute();
  },
  staff: {
    subject: 'cart-rule',
    async agree(tx, ids) {
      await tx
        .updateTable('cart_rule')
        .set({ edited_at: null })
        .where('id', 'in', [...ids])
        .execute();
    },
  },
};
