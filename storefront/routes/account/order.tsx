import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { shopContext } from '#storefront/context.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { OrderPage } from '#storefront/features/account/orders/order-page.tsx';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { pageNotFound } from '#storefront/seo/not-found.ts';
import type { Route } from './+types/order';

export const meta: Route.MetaFunction = ({ location, params }) => [
  {
    title: `${loaded(localeOf(location.pathname))('account.orders.number', { number: params.number })} – ${shop.name}`,
  },
  { name: 'robots', content: 'noindex' },
];

/** Somebody else's order is one that does not exist (decisions 6). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { userId } = context.get(visitorContext);
  const order = await context.get(shopContext).accounts.order(userId, params.number, localeOf(url.pathname));
  if (!order) throw pageNotFound(url);
  return { order };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage order={loaderData.order} />;
}
