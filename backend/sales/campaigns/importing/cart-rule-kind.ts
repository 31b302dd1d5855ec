import { comparable } from './campaign-kind.ts';
import { type CartRuleRow, cartRuleOf, cartRuleRow } from './cart-rule-row.ts';
import type { Kind } from './import-file.ts';

const kept = (row: CartRuleRow) => ({
  rule: JSON.stringify(cartRuleOf(row)),
  starts_at: row.from ?? null,
  ends_at: row.until ?? null,
});

/** Cart rules of a file; the campaigns of their tiers must exist. */
export const cartRuleKind: Kind<CartRuleRow> = {
  schema: cartRuleRow,
  keyOf: ({ id }) => id,
  async check(db, rows) {
    const campaigns = await db.selectFrom('campaign').select(['code', 'automatic']).execute();
    const automatic = new Map(campaigns.map((row) => [row.code, row.automatic]));
    return rows.flatMap(({ priceTiers }, row) =>
      priceTiers.flatMap(({ campaignCode }, i) => {
        const field = `priceTiers.${i}.campaignCode`;
        if (!automatic.has(campaignCode))
          return [{ row, field, reason: `the shop has no campaign ${campaignCode}; import it first` }];
        if (automatic.get(campaignCode))
          return [{ row, field, reason: `${campaignCode} is automatic; it needs no tier` }];
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
    return new Map(rows.map((row) => [row.id, comparable([row.rule, row.starts_at, row.ends_at])]));
  },
  shown: (row) => comparable([cartRuleOf(row), row.from ?? null, row.until ?? null]),
  async write(tx, row) {
    await tx
      .insertInto('cart_rule')
      .values({ id: row.id, ...kept(row) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(kept(row)))
      .execute();
  },
};
