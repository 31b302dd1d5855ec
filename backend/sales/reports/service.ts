import type { ShopContext } from '#backend/platform/context.ts';
import { shop } from '#shop.config';
import { giftCardReport } from './gift-card-report.ts';
import { vatReport } from './vat-report.ts';

export type { GiftCardReport } from './gift-card-report.ts';
export type { VatReport, VatReportRow } from './vat-report.ts';

/** Sums for bookkeeping in cents, by months `YYYY-MM` of the shop's time zone. */
export function createReportService({ db }: Pick<ShopContext, 'db'>) {
  return {
    vat: (month: string) => vatReport(db.kysely, month, shop.timeZone),
    /** `month` null: since the beginning. */
    giftCards: (month: string | null) => giftCardReport(db.kysely, month, shop.timeZone),
  };
}
