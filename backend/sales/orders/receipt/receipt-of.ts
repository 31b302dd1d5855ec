import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { viewOf } from '../shown/view-of.ts';
import type { StoredOrder } from '../stored-order.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** A PDF file to download. */
export type Receipt = { name: string; bytes: Uint8Array };

/** The PDF receipt of an order; null while nothing is paid. */
export async function receiptOf(
  from: { db: Kysely<Tables>; payments: Pick<PaymentService, 'methodName'> },
  order: StoredOrder,
  locale: Locale,
  madeAt: Date,
): Promise<Receipt | null> {
  if (!order.paidAt) return null;
  const bytes = await receiptPdf(await viewOf(from, order, locale), { locale, madeAt });
  return { name: `kuitti-${order.number}.pdf`, bytes };
}
