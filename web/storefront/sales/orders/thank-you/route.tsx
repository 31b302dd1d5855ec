import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { orderCookie, orderKeyOf } from '../order-cookie.ts';
import { paymentState } from '../payment-state.ts';
import { ThankYouPage } from '../thank-you-page.tsx';
import type { Route } from './+types/route';

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('order.title'));

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { auth, checkout, settings } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const to = links(locale);
  const number = url.searchParams.get('order_id');
  if (!number) throw redirect(to.home());

  const userId = (await auth.visitor(request.headers))?.userId ?? null;
  const order = await checkout.order(number, orderKeyOf(request.headers.get('cookie'), number), locale, userId);
  // the confirmation mail's link contains the key: move it from the address into the cookie
  const givenKey = url.searchParams.get('key');
  if (givenKey && !order.details && (await checkout.order(number, givenKey, locale)).details)
    throw redirect(to.thankYou(number), {
      headers: { 'set-cookie': orderCookie(number, givenKey, settings.COOKIE_SECURE), 'cache-control': 'no-store' },
    });
  // a customer's own order opens without the cookie, so that signing out closes it on this device
  if (givenKey && order.details) throw redirect(to.thankYou(number), { headers: { 'cache-control': 'no-store' } });

  if (!order.known) throw pageNotFound(url);
  return data(
    {
      number,
      payment: order.status && paymentState(order.status),
      details: order.details,
      isGuest: userId === null,
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return <ThankYouPage {...loaderData} />;
}
