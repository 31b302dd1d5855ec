import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { ordersInCookies } from '#domain/orders/order-cookie.ts';
import { shop } from '#shop.config';
import { shopContext } from '#storefront/context.ts';
import { refreshCart } from '#storefront/features/cart/refresh-cart.ts';
import { cameFromShop } from '#storefront/features/checkout/came-from-shop.ts';
import { CheckoutPage } from '#storefront/features/checkout/checkout-page.tsx';
import { checkoutCustomer } from '#storefront/features/checkout/form/prefill.ts';
import { placeAnswer } from '#storefront/features/checkout/placing/place-answer.ts';
import type { PlaceAnswer } from '#storefront/features/checkout/placing/use-placing.ts';
import { orderCookie } from '#storefront/features/order/order-cookie.ts';
import { loaded } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import type { Route } from './+types/checkout';

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${loaded(localeOf(location.pathname))('checkout.title')} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { accounts, auth, baseUrl } = context.get(shopContext);
  if (!cameFromShop(request, [url.origin, new URL(baseUrl).origin]))
    throw redirect(links(localeOf(url.pathname)).cart(), { headers: { 'cache-control': 'no-store' } });
  const visitor = await auth.visitor(request.headers);
  const details = visitor && (await accounts.details(visitor));
  return data({ customer: details && checkoutCustomer(details) }, { headers: { 'cache-control': 'no-store' } });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { auth, checkout, settings } = context.get(shopContext);
  const own = ordersInCookies(request.headers.get('cookie'));
  const userId = (await auth.visitor(request.headers))?.userId ?? null;
  const placed = await checkout.place(await request.json().catch(() => null), localeOf(url.pathname), own, userId);
  const { answer, status, order } = placeAnswer(placed, userId !== null);
  // a customer's order opens by the session: nothing of it stays on the device after signing out
  const headers: HeadersInit =
    order && !userId ? { 'set-cookie': orderCookie(order.number, order.key, settings.COOKIE_SECURE) } : {};
  return data<PlaceAnswer>(answer, { status, headers });
}

/**
 * A lost connection is an answer too: the page keeps what was entered and offers another try with the same key. When
 * the server saw other prices or stock than the cart, the cart is made fresh before the answer shows.
 */
export async function clientAction({ serverAction, url }: Route.ClientActionArgs): Promise<PlaceAnswer> {
  try {
    const answer = await serverAction();
    const isStale = !answer.ok && (answer.reason === 'total_changed' || answer.reason === 'unavailable');
    if (isStale) await refreshCart(localeOf(url.pathname)).catch(() => undefined);
    return answer;
  } catch {
    return { ok: false, reason: 'failed' };
  }
}

/** Placing an order changes nothing this page has loaded. */
export const shouldRevalidate = () => false;

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} />;
}
