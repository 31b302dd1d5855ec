import type { ShopContext } from '#backend/platform/context.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { budgetOf } from '#domain/sales/reports/figures.ts';
import { type Grain, usualGrain } from '#domain/sales/reports/grain.ts';
import { type Comparison, comparedPeriod, monthsOf, type Period } from '#domain/sales/reports/period.ts';
import { type Actor, accessRefusal, authorise, storesFor } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { budgetsOf, createBudgets } from './budgets.ts';
import { figuresByDay, figuresBySpan, sumOf } from './figures-by-day.ts';
import { giftCardReport } from './gift-card-report.ts';
import { goodsReport } from './goods-report.ts';
import { conversionSums, quoteSums, returnsByReason, searchSums, stockRows, stockValues } from './other-reports.ts';
import { goodsCsv, salesCsv, stockCsv, vatCsv } from './report-files.ts';
import { refundsIn, type Sold, salesByCampaign, salesByDay } from './sales-report.ts';
import type { Stores } from './sold.ts';
import { vatReport } from './vat-report.ts';

/** What is asked: days, with what they are compared, one store or all that the person may see. */
export type ReportRequest = { period: Period; comparison: Comparison; store: string | null; grain?: Grain };

const NONE: Sold = { cents: 0, orders: 0 };

/** Reports for staff by the definitions of domain/sales/reports (docs/reports.md). A store sees its own orders. */
export function createStaffReports({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = db;

  function scopeOf(actor: Actor, store: string | null): Stores {
    const allowed = storesFor(actor, 'reports.read');
    if (store === null) return allowed;
    return allowed === null || allowed.includes(store) ? [store] : [];
  }

  const reports = {
    ...createBudgets({ db, now }),

    /** Sales by day, week or month and by store, compared, with refunds, budget and campaigns. */
    async sales(actor: Actor, { period, comparison, store, grain = usualGrain(period) }: ReportRequest) {
      const stores = scopeOf(actor, store);
      const before = comparedPeriod(period, comparison);
      const [rows, earlier] = [
        await salesByDay(kysely, period, stores),
        before ? await salesByDay(kysely, before, stores) : [],
      ];
      const ids = shop.stores.map(({ id }) => id).filter((id) => stores === null || stores.includes(id));
      const budgets = await budgetsOf(kysely, monthsOf(period));
      return {
        total: sumOf(rows),
        earlier: before ? sumOf(earlier) : null,
        before,
        grain,
        spans: figuresBySpan(figuresByDay(rows, period, before && { rows: earlier, period: before }), period, {
          grain,
          budgets,
          stores,
        }),
        stores: ids.map((storeId) => ({
          storeId,
          ...sumOf(rows.filter((row) => row.storeId === storeId)),
          earlier: before ? sumOf(earlier.filter((row) => row.storeId === storeId)) : NONE,
          budget: budgetOf(period, budgets, [storeId]),
        })),
        budget: budgetOf(period, budgets, stores),
        refunds: await refundsIn(kysely, period, stores),
        refundsThen: before ? await refundsIn(kysely, before, stores) : null,
        campaigns: await salesByCampaign(kysely, period, stores),
      };
    },

    /** Goods by category, brand and product; costs only for those who may read them. */
    async goods(actor: Actor, { period, comparison, store }: ReportRequest) {
      const stores = scopeOf(actor, store);
      const seesCosts = accessRefusal(actor, 'prices.read-costs') === null;
      const before = comparedPeriod(period, comparison);
      return {
        seesCosts,
        now: await goodsReport(kysely, period, { stores, seesCosts }),
        earlier: before ? await goodsReport(kysely, before, { stores, seesCosts }) : null,
      };
    },

    /** The value of the stock and how fast it is sold; for those who may read costs. */
    async stock(actor: Actor, period: Period) {
      authorise(actor, 'prices.read-costs', { subject: 'reports' });
      const stores = scopeOf(actor, null);
      const { total } = await goodsReport(kysely, period, { stores, seesCosts: true });
      return { values: await stockValues(kysely, localDay(now(), shop.timeZone)), soldCost: total.cost ?? 0 };
    },

    /** Quotes, returns, searches and the way to an order. */
    async service(actor: Actor, { period, store }: ReportRequest) {
      const stores = scopeOf(actor, store);
      return {
        returns: await returnsByReason(kysely, period, stores),
        // counts of the whole shop
        whole:
          storesFor(actor, 'reports.read') === null
            ? {
                quotes: await quoteSums(kysely, period),
                search: await searchSums(kysely, period),
                conversion: await conversionSums(kysely, period),
              }
            : null,
      };
    },

    /** Budgets of months by store, for the form. */
    async budgets(actor: Actor, months: readonly string[]) {
      authorise(actor, 'budgets.edit', { subject: 'budgets' });
      return budgetsOf(kysely, months);
    },

    /** VAT and gift card liability of a month. */
    async taxes(actor: Actor, month: string) {
      authorise(actor, 'bookkeeping.read', { subject: 'bookkeeping' });
      return {
        vat: await vatReport(kysely, month, shop.timeZone),
        cards: await giftCardReport(kysely, month, shop.timeZone),
      };
    },
  };

  return {
    ...reports,
    salesCsv: async (actor: Actor, request: ReportRequest) => salesCsv((await reports.sales(actor, request)).spans),
    /** The stock by store and sku with its cost today, as an inventory lists it. */
    async stockCsv(actor: Actor) {
      authorise(actor, 'prices.read-costs', { subject: 'reports' });
      return stockCsv(await stockRows(kysely, localDay(now(), shop.timeZone)));
    },
    vatCsv: async (actor: Actor, month: string) => vatCsv(month, (await reports.taxes(actor, month)).vat),
    async goodsCsv(actor: Actor, request: ReportRequest) {
      const { now: goods, seesCosts } = await reports.goods(actor, { ...request, comparison: 'none' });
      return goodsCsv(goods, seesCosts);
    },
  };
}
