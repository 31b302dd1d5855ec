import type { Cents } from '#domain/base/money.ts';
import { addDays } from '#domain/base/time/local-day.ts';
import type { InvoiceState, InvoiceTerms } from '#domain/customers/companies/account.ts';

/** The payment method of an order that is invoiced to its company. */
export const INVOICE_METHOD = 'company-invoice';

export const invoiceEntryKinds = ['issued', 'credited', 'paid'] as const;
export type InvoiceEntryKind = (typeof invoiceEntryKinds)[number];
/** A row of the ledger: `issued` above zero, the others below. `day`: of the shop's time zone. */
export type InvoiceEntry = { kind: InvoiceEntryKind; cents: Cents; day: string };

const MAX_DAYS = 90;
const MAX_LIMIT = 1_000_000_000;

/** What is owed: the sum of the ledger's rows. */
export const openOf = (entries: readonly Pick<InvoiceEntry, 'cents'>[]): Cents =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

/** Whether a company that owes `open` may be invoiced `cents` more (invoice-1). */
export const fitsLimit = ({ limit }: InvoiceTerms, open: Cents, cents: Cents): boolean => open + cents <= limit;

/** The day by which an invoice is to be paid. */
export const dueDay = (issued: string, { days }: InvoiceTerms): string => addDays(issued, days);

/** The state of an invoice on a day (invoice-3); one that is due today is not overdue yet. */
export function invoiceState(
  entries: readonly Pick<InvoiceEntry, 'kind' | 'cents'>[],
  due: string,
  today: string,
): InvoiceState {
  if (openOf(entries) > 0) return due < today ? 'overdue' : 'open';
  return entries.some(({ kind }) => kind === 'paid') ? 'paid' : 'credited';
}

/** Terms as staff type them: whole days and euros; null takes the terms away when both are empty; undefined when wrong. */
export function readTerms(days: string, limit: string): InvoiceTerms | null | undefined {
  const [typedDays, typedLimit] = [days.trim(), limit.replaceAll(/[\s\u00a0€]/g, '').replace(',', '.')];
  if (typedDays === '' && typedLimit === '') return null;
  if (!/^\d{1,2}$/.test(typedDays) || !/^\d{1,8}(?:\.\d{1,2})?$/.test(typedLimit)) return undefined;
  const terms = { days: Number(typedDays), limit: Math.round(Number(typedLimit) * 100) };
  return terms.days >= 1 && terms.days <= MAX_DAYS && terms.limit <= MAX_LIMIT ? terms : undefined;
}
