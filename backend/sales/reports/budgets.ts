import type { Kysely } from 'kysely';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { MonthBudget } from '#domain/sales/reports/figures.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const MOST_CENTS = 2_000_000_000;

export const budgetsOf = async (db: Kysely<Tables>, months: readonly string[]): Promise<MonthBudget[]> => {
  if (months.length === 0) return [];
  const rows = await db.selectFrom('sales_budget').selectAll().where('month', 'in', months).execute();
  return rows.map(({ month, store_id, cents }) => ({ month, storeId: store_id, cents }));
};

/** `cents` null takes the budget away; `seen` is the sum that the form showed. */
export type BudgetForm = { month: string; storeId: string; cents: number | null; seen: number | null };

export function createBudgets({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  return {
    /** Sets what a store is to sell in a month, with VAT (report-2). */
    async setBudget(
      actor: Actor,
      { month, storeId, cents, seen }: BudgetForm,
    ): Promise<Result<null, 'invalid' | 'conflict'>> {
      authorise(actor, 'budgets.edit', { subject: 'budgets' });
      const isStore = shop.stores.some(({ id }) => id === storeId);
      if (!MONTH.test(month) || !isStore || (cents !== null && (cents < 0 || cents > MOST_CENTS)))
        return fail('invalid');
      return inTransaction(db.kysely, async (tx) => {
        const row = await tx
          .selectFrom('sales_budget')
          .select('cents')
          .where('month', '=', month)
          .where('store_id', '=', storeId)
          .forUpdate()
          .executeTakeFirst();
        const before = row?.cents ?? null;
        if (before === cents) return ok(null);
        if (before !== seen) return fail('conflict');
        if (cents === null)
          await tx.deleteFrom('sales_budget').where('month', '=', month).where('store_id', '=', storeId).execute();
        else
          await tx
            .insertInto('sales_budget')
            .values({ month, store_id: storeId, cents })
            .onConflict((conflict) => conflict.columns(['month', 'store_id']).doUpdateSet({ cents }))
            .execute();
        await recordAudit(tx, actor, now(), {
          action: 'budgets.edit',
          subject: { kind: 'budget', id: `${month} ${storeId}` },
          before: { cents: before },
          after: { cents },
        });
        return ok(null);
      });
    },
  };
}
