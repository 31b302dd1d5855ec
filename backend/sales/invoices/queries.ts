import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CompanyInvoice, InvoiceTerms } from '#domain/customers/companies/account.ts';
import { type InvoiceEntryKind, invoiceState, openOf } from '#domain/sales/invoices/invoice.ts';

type Handle = Kysely<Tables>;

/** What a company owes. */
export async function openOfCompany(db: Handle, companyId: string): Promise<Cents> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(entry.cents), 0)::int as open from company_invoice_entry entry
    join company_invoice invoice on invoice.id = entry.invoice_id where invoice.company_id = ${companyId}`.execute(db);
  return rows[0]?.open ?? 0;
}

/** What is owed of one invoice. */
export async function openOfInvoice(db: Handle, invoiceId: string): Promise<Cents> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(cents), 0)::int as open from company_invoice_entry where invoice_id = ${invoiceId}`.execute(db);
  return rows[0]?.open ?? 0;
}

/** The terms of a company; null without any. */
export async function termsOf(db: Handle, companyId: string): Promise<InvoiceTerms | null> {
  const row = await db
    .selectFrom('company')
    .select(['invoice_days', 'credit_limit_cents'])
    .where('id', '=', companyId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return row?.invoice_days ? { days: row.invoice_days, limit: row.credit_limit_cents } : null;
}

type Entry = { kind: InvoiceEntryKind; cents: Cents; day: string };

/** Invoices of a company, the newest first; what is still owed stands first. */
export async function invoicesOf(
  db: Handle,
  companyId: string,
  today: string,
  limit: number,
): Promise<CompanyInvoice[]> {
  const { rows } = await sql<{ id: string; number: OrderNumber; issuedOn: string; dueOn: string; entries: Entry[] }>`
    select invoice.id, placed.number, invoice.issued_on::text as "issuedOn", invoice.due_on::text as "dueOn",
      (select jsonb_agg(jsonb_build_object('kind', kind, 'cents', cents, 'day', on_day::text) order by entry.id)
       from company_invoice_entry entry where entry.invoice_id = invoice.id) as entries
    from company_invoice invoice join customer_order placed on placed.id = invoice.order_id
    where invoice.company_id = ${companyId}
    order by (select sum(cents) > 0 from company_invoice_entry entry where entry.invoice_id = invoice.id) desc,
      invoice.issued_on desc, placed.number desc
    limit ${limit}`.execute(db);
  return rows.map(({ entries, ...invoice }) => ({
    ...invoice,
    total: openOf(entries.filter(({ kind }) => kind === 'issued')),
    open: openOf(entries),
    paidOn: entries.findLast(({ kind }) => kind === 'paid')?.day ?? null,
    state: invoiceState(entries, invoice.dueOn, today),
  }));
}

/** Invoices of which something is owed after the day they were due, the oldest first. */
export async function overdueInvoices(
  db: Handle,
  today: string,
): Promise<{ number: OrderNumber; company: string; dueOn: string; open: Cents }[]> {
  const { rows } = await sql<{ number: OrderNumber; company: string; dueOn: string; open: number }>`
    select placed.number, coalesce(company.name, placed.contact ->> 'company', '') as company,
      invoice.due_on::text as "dueOn", sum(entry.cents)::int as open
    from company_invoice invoice join company_invoice_entry entry on entry.invoice_id = invoice.id
    join customer_order placed on placed.id = invoice.order_id left join company on company.id = invoice.company_id
    where invoice.due_on < ${today}::date
    group by placed.id, invoice.id, company.id having sum(entry.cents) > 0
    order by invoice.due_on, placed.number`.execute(db);
  return rows;
}

/** The invoice of an order as its documents show it; null when it was paid otherwise. */
export async function invoiceOfOrder(db: Handle, orderId: string): Promise<{ issuedOn: string; dueOn: string } | null> {
  const row = await db
    .selectFrom('company_invoice')
    .select([sql<string>`issued_on::text`.as('issuedOn'), sql<string>`due_on::text`.as('dueOn')])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}
