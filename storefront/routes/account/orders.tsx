import { shopContext } from '#storefront/context.ts';
import { accountMeta } from '#storefront/features/account/area/account-meta.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { fetchOrders } from '#storefront/features/account/orders/fetch-orders.ts';
import { OrdersPage } from '#storefront/features/account/orders/orders-page.tsx';
import type { Route } from './+types/orders';

export const meta = accountMeta((t) => t('account.orders.title'));

/** A document waits for the orders, so that it is whole without script; a change of page shows itself at once. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { accounts, log } = context.get(shopContext);
  const { userId, isVerified } = context.get(visitorContext);
  const fetched = fetchOrders({ accounts, log }, userId, url.searchParams);
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  return { orders: isDocument ? await fetched : fetched, isVerified };
}

export default function Orders({ loaderData: { orders, isVerified } }: Route.ComponentProps) {
  return <OrdersPage given={orders} isVerified={isVerified} />;
}
