import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';

/** The terms of a company: days net, and how much it may owe at once in cents (invoice-1). */
export type InvoiceTerms = { days: number; limit: Cents };
export type InvoiceState = 'open' | 'overdue' | 'paid' | 'credited';

/** An invoice of a company as lists show it. Days are of the shop's time zone. */
export type CompanyInvoice = {
  id: string;
  number: OrderNumber;
  total: Cents;
  open: Cents;
  issuedOn: string;
  dueOn: string;
  /** The day of the payment on the account. */
  paidOn: string | null;
  state: InvoiceState;
};

/** What a company owes, may owe, and its latest invoices; `terms` null: it pays by no invoice. */
export type CompanyAccount = { terms: InvoiceTerms | null; open: Cents; overdue: Cents; invoices: CompanyInvoice[] };
