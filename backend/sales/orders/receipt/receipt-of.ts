import type { Locale } from '#domain/base/locale.ts';
import { type ShownFrom, viewOf } from '../shown/view-of.ts';
import type { StoredOrder } from '../stored-order.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** A PDF file to download. */
export type Receipt = { name: string; bytes: Uint8Array };

/** The PDF receipt of an order; null while nothing is paid. */
export async function receiptOf(from: ShownFrom, order: StoredOrder, locale: Locale): Promise<Receipt | null> {
  if (!order.paidAt) return null;
  const bytes = await receiptPdf(await viewOf(from, order, locale), { locale, madeAt: from.now });
  return { name: `kuitti-${order.number}.pdf`, bytes };
}
