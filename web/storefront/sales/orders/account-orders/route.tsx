import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import type { Route } from './+types/route';
import { fetchOrders } from './fetch-orders.ts';
import { OrdersPage } from './orders-page.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('account.orders.title'));

/**
 * A document request waits for the orders, so that it is complete without JavaScript; navigation shows the page at
 * once.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { ownOrders, log } = context.get(shopContext);
  const { userId, isVerified } = context.get(visitorContext);
  const fetched = fetchOrders({ ownOrders, log }, userId, url.searchParams);
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  return { orders: isDocument ? await fetched : fetched, isVerified };
}

export default function Orders({ loaderData: { orders, isVerified } }: Route.ComponentProps) {
  return <OrdersPage given={orders} isVerified={isVerified} />;
}
