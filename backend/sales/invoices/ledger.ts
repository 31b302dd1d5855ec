import type { Tx } from '#backend/platform/db/transaction.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { InvoiceTerms } from '#domain/customers/companies/account.ts';
import { dueDay, fitsLimit } from '#domain/sales/invoices/invoice.ts';
import { shop } from '#shop.config';
import { openOfCompany, openOfInvoice } from './queries.ts';

type Order = { id: string; number: OrderNumber };

/** The terms of an approved company, which nobody changes and under which nobody else is invoiced until the transaction ends. */
async function lockTerms(tx: Tx, companyId: string): Promise<InvoiceTerms | null> {
  const row = await tx
    .selectFrom('company')
    .select(['invoice_days', 'credit_limit_cents'])
    .where('id', '=', companyId)
    .where('status', '=', 'approved')
    .forUpdate()
    .executeTakeFirst();
  return row?.invoice_days ? { days: row.invoice_days, limit: row.credit_limit_cents } : null;
}

/**
 * Invoices an order to its company, in the order's transaction and as the last of its locks: orders at once queue on the company's
 * row, so together they never exceed its limit (invoice-1). 'credit': the terms are gone, or the sum does not fit.
 */
export async function issueInvoice(
  tx: Tx,
  { companyId, order, cents, now }: { companyId: string; order: Order; cents: Cents; now: Date },
): Promise<Result<{ dueOn: string }, 'credit'>> {
  const terms = await lockTerms(tx, companyId);
  if (!terms || !fitsLimit(terms, await openOfCompany(tx, companyId), cents)) return fail('credit');
  const issued = localDay(now, shop.timeZone);
  const dueOn = dueDay(issued, terms);
  const { id } = await tx
    .insertInto('company_invoice')
    .values({ company_id: companyId, order_id: order.id, reference: order.number, issued_on: issued, due_on: dueOn })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('company_invoice_entry')
    .values({ invoice_id: id, kind: 'issued', cents, on_day: issued, at: now })
    .execute();
  return ok({ dueOn });
}

/** The invoice of an order, locked against payments and credits at once; null when the order was paid otherwise. */
export async function lockInvoice(tx: Tx, orderId: string): Promise<{ id: string; open: Cents } | null> {
  const row = await tx
    .selectFrom('company_invoice')
    .select('id')
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, open: await openOfInvoice(tx, row.id) } : null;
}

/** A refund of an invoiced order: what is still owed of its sum is credited before money leaves (invoice-4). */
export async function creditInvoice(
  tx: Tx,
  { invoiceId, refundId, cents, now }: { invoiceId: string; refundId: string; cents: Cents; now: Date },
): Promise<void> {
  const on_day = localDay(now, shop.timeZone);
  await tx
    .insertInto('company_invoice_entry')
    .values({ invoice_id: invoiceId, kind: 'credited', cents: -cents, on_day, refund_id: refundId, at: now })
    .execute();
}
