import { type Kysely, sql } from 'kysely';
import type { CompanyService } from '#backend/customers/companies/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { seesAllOrders } from '#domain/customers/companies/members.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

/** An order of a company in its list. `buyer` is '' when the buyer's account is gone; `isOwn`: the reader's, which opens. */
export type CompanyOrder = {
  number: OrderNumber;
  status: OrderStatus;
  isInvoiced: boolean;
  /** ISO time. */
  placedAt: string;
  buyer: string;
  isOwn: boolean;
  net: Cents;
};
/** A page of a company's orders, newest first. `pages` is at least 1. */
export type CompanyOrderPage = { company: string; orders: CompanyOrder[]; page: number; pages: number; total: number };

const PER_PAGE = 20;

/**
 * A page of all orders of the visitor's company, for its approvers and owners (company-7). A page out of range gives the nearest
 * one. `none`: no approved company, or a buyer, who sees their own orders only.
 */
export async function ordersOfCompany(
  db: Kysely<Tables>,
  companies: Pick<CompanyService, 'of'>,
  { userId }: Pick<Visitor, 'userId'>,
  wanted: number,
): Promise<Result<CompanyOrderPage, 'none'>> {
  const company = await companies.of({ userId });
  if (company?.status !== 'approved' || !seesAllOrders(company.role)) return fail('none');
  const orders = db.selectFrom('customer_order').where('company_id', '=', company.id);
  const { total } = await orders.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  const rows = await orders
    .select(['number', 'status', 'placed_at', 'contact', 'vat', 'user_id'])
    .select(sql<boolean>`exists (select from company_invoice where order_id = customer_order.id)`.as('isInvoiced'))
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return ok({
    company: company.name,
    page,
    pages,
    total,
    orders: rows.map(({ number, status, isInvoiced, placed_at, contact, vat, user_id }) => ({
      number,
      status,
      isInvoiced,
      placedAt: placed_at.toISOString(),
      isOwn: user_id === userId,
      buyer: `${contact.firstname} ${contact.lastname}`.trim(),
      net: vat.reduce((sum, row) => sum + row.net, 0),
    })),
  });
}
