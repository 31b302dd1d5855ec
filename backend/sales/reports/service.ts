import type { ShopContext } from '#backend/platform/context.ts';
import { shop } from '#shop.config';
import { createDayCounts } from './day-counts.ts';
import { giftCardReport } from './gift-card-report.ts';
import { createStaffReports } from './staff-reports.ts';
import { vatReport } from './vat-report.ts';

export type { GiftCardReport } from './gift-card-report.ts';
export type { VatReport, VatReportRow } from './vat-report.ts';

export type ReportService = ReturnType<typeof createReportService>;

/** Sums for bookkeeping in cents, by months `YYYY-MM` of the shop's time zone, and reports for staff. */
export function createReportService(ctx: Pick<ShopContext, 'db' | 'now' | 'log'>) {
  const { kysely } = ctx.db;
  return {
    vat: (month: string) => vatReport(kysely, month, shop.timeZone),
    /** `month` null: since the beginning. */
    giftCards: (month: string | null) => giftCardReport(kysely, month, shop.timeZone),
    staff: createStaffReports(ctx),
    steps: createDayCounts(ctx),
  };
}
