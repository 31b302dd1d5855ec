import { buyingMember } from '#backend/customers/companies/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { isCalendarDay, localDay } from '#domain/base/time/local-day.ts';
import type { CompanyAccount, InvoiceTerms } from '#domain/customers/companies/account.ts';
import { fitsLimit, readTerms } from '#domain/sales/invoices/invoice.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { invoicesOf, openOfCompany, openOfInvoice, overdueInvoices, termsOf } from './queries.ts';

export { creditInvoice, issueInvoice, lockInvoice } from './ledger.ts';
export { invoiceOfOrder } from './queries.ts';

export type TermsSet = Ok<null> | Fail<'unknown' | 'terms' | 'changed'>;
export type MarkedPaid = Ok<{ cents: Cents }> | Fail<'unknown' | 'not_open' | 'day'>;

const SHOWN = 100;
const termsText = (terms: InvoiceTerms | null): string => (terms ? `${terms.days} ${terms.limit}` : '');

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices of orders to companies with terms (invoice-1 to invoice-5, decision 0087). */
export function createInvoiceService(ctx: ShopContext) {
  const { kysely } = ctx.db;
  const { now } = ctx;
  const today = () => localDay(now(), shop.timeZone);

  async function accountOf(companyId: string): Promise<CompanyAccount> {
    const [terms, open, invoices] = await Promise.all([
      termsOf(kysely, companyId),
      openOfCompany(kysely, companyId),
      invoicesOf(kysely, companyId, today(), SHOWN),
    ]);
    const late = invoices.filter(({ state }) => state === 'overdue');
    return { terms, open, overdue: late.reduce((sum, invoice) => sum + invoice.open, 0), invoices };
  }

  return {
    /** Whether a buyer's company may be invoiced a sum now; null without terms, or for another business id (invoice-2). */
    async offer(userId: string | null, businessId: string | null, cents: Cents) {
      const member = userId === null || businessId === null ? null : await buyingMember(kysely, userId);
      const terms = member?.businessId === businessId ? await termsOf(kysely, member.companyId) : null;
      if (!member || !terms) return null;
      const open = await openOfCompany(kysely, member.companyId);
      return { companyId: member.companyId, days: terms.days, fits: fitsLimit(terms, open, cents) };
    },

    /** The account of a member's company; null without an approved company (invoice-3). */
    async ofMember({ userId }: Pick<Visitor, 'userId'>): Promise<CompanyAccount | null> {
      const member = await buyingMember(kysely, userId);
      return member ? accountOf(member.companyId) : null;
    },

    staff: {
      today,

      /** Overdue invoices of all companies, the oldest first. */
      async overdue(actor: Actor) {
        authorise(actor, 'companies.read');
        return overdueInvoices(kysely, today());
      },

      /** The account of a company, and what the person may do with it. */
      async account(actor: Actor, companyId: string) {
        authorise(actor, 'companies.read', { subject: `company:${companyId}` });
        const may = { terms: mayTry(actor, 'companies.terms'), settle: mayTry(actor, 'invoices.settle') };
        return { ...(await accountOf(companyId)), may };
      },

      /** Sets or takes away the terms of an approved company. `seen`: the terms that the person saw, as `termsText`. */
      async setTerms(
        actor: Actor,
        companyId: string,
        typed: { days: string; limit: string; seen: string },
      ): Promise<TermsSet> {
        authorise(actor, 'companies.terms', { subject: `company:${companyId}` });
        const terms = readTerms(typed.days, typed.limit);
        if (terms === undefined) return fail('terms');
        return inTransaction(kysely, async (tx): Promise<TermsSet> => {
          const row = await tx
            .selectFrom('company')
            .select(['invoice_days', 'credit_limit_cents'])
            .where('id', '=', companyId)
            .where('status', '=', 'approved')
            .forUpdate()
            .executeTakeFirst();
          if (!row) return fail('unknown');
          const before = row.invoice_days ? { days: row.invoice_days, limit: row.credit_limit_cents } : null;
          if (termsText(before) !== typed.seen) return fail('changed');
          await tx
            .updateTable('company')
            .set({ invoice_days: terms?.days ?? null, credit_limit_cents: terms?.limit ?? 0 })
            .where('id', '=', companyId)
            .execute();
          await recordAudit(tx, actor, now(), {
            action: 'companies.terms',
            subject: { kind: 'company', id: companyId },
            before: { days: before?.days ?? null, cents: before?.limit ?? 0 },
            after: { days: terms?.days ?? null, cents: terms?.limit ?? 0 },
          });
          return ok(null);
        });
      },

      /** Marks the invoice of an order paid in full on a day; the money is on the shop's account. */
      async markPaid(actor: Actor, number: string, day: string): Promise<MarkedPaid> {
        authorise(actor, 'invoices.settle', { subject: number });
        if (!isCalendarDay(day) || day > today()) return fail('day');
        return inTransaction(kysely, async (tx): Promise<MarkedPaid> => {
          const invoice = await tx
            .selectFrom('company_invoice')
            .select(['id', 'company_id', 'issued_on'])
            .where('reference', '=', number)
            .forUpdate()
            .executeTakeFirst();
          if (!invoice) return fail('unknown');
          if (day < invoice.issued_on) return fail('day');
          const cents = await openOfInvoice(tx, invoice.id);
          if (cents <= 0) return fail('not_open');
          await tx
            .insertInto('company_invoice_entry')
            .values({
              invoice_id: invoice.id,
              kind: 'paid',
              cents: -cents,
              on_day: day,
              at: now(),
              by_name: nameOf(actor) ?? '',
            })
            .execute();
          await recordAudit(tx, actor, now(), {
            action: 'invoices.settle',
            subject: { kind: 'order', id: number },
            after: { cents, day },
          });
          return ok({ cents });
        });
      },
    },
  };
}
