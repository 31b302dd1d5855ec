import { formatEuros } from '#domain/base/money.ts';
import { readOrderList } from '#domain/sales/orders/order-list.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';
import type { Found } from './found.ts';

const MOST = 6;

/** Finds orders for the command palette, by the rights of the person. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<{ found: Found[] }> {
  const { shop, actor } = staffOf(context);
  const text = (url.searchParams.get('q') ?? '').trim();
  if (text === '' || grantOf(actor.role, 'orders.read') === null) return { found: [] };
  const { orders } = await shop.orders.list(actor, readOrderList(new URLSearchParams({ q: text })), { limit: MOST });
  return {
    found: orders.map(({ number, customer, total }) => ({
      kind: 'order',
      title: customer ? `${number} ${customer}` : number,
      sub: formatEuros(total),
      to: `/tilaukset/${number}`,
    })),
  };
}
