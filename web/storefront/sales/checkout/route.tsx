import { data, redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { acceptedIn } from '#domain/sales/campaigns/accepted-cookie.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';
import { quotesInCookies } from '#domain/sales/quotes/quote-cookie.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { refreshOffers } from '#web/storefront/sales/cart/deal/keep-campaign.ts';
import { refreshCart } from '#web/storefront/sales/cart/refresh-cart.ts';
import { orderCookie } from '#web/storefront/sales/orders/order-cookie.ts';
import type { Route } from './+types/route';
import type { CheckoutQuote } from './basket/checkout-quote.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { checkoutCustomer } from './form/prefill.ts';
import { refreshGiftCards } from './gift-card/ask-gift-card.ts';
import { isPaymentCancelled, mayOpenCheckout } from './payment-outcome.ts';
import { newsletterBeside } from './placing/newsletter-beside.ts';
import { placeAnswer } from './placing/place-answer.ts';
import type { PlaceAnswer } from './placing/use-placing.ts';

/** Query parameter with the secret of a quote (`links.quoteCheckout`). */
const QUOTE = 'tarjous';

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('checkout.title'));

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { accounts, auth, baseUrl, companies, textMessages } = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const to = links(locale);
  const secret = url.searchParams.get(QUOTE) || null;
  if (!mayOpenCheckout(request, [url.origin, new URL(baseUrl).origin]))
    throw redirect(secret ? to.quote(secret) : to.cart(), { headers: { 'cache-control': 'no-store' } });
  context.get(shopContext).reports.steps.note('checkout', request.headers.get('user-agent'));
  const visitor = await auth.visitor(request.headers);
  const details = visitor && (await accounts.details(visitor));
  const company = visitor && (await companies.of(visitor));
  const quote = secret && (await quoteToOrder(secret, locale, request, context.get(shopContext)));
  // the quote's own page explains why it cannot be ordered
  if (secret && !quote) throw redirect(to.quote(secret), { headers: { 'cache-control': 'no-store' } });
  return data(
    {
      customer: details && checkoutCustomer(details, company),
      offersTexts: textMessages.isOffered,
      quote: quote || null,
      isPaymentCancelled: isPaymentCancelled(url),
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/**
 * An accepted quote by its secret; null when it cannot be ordered. Stock held by the visitor's own unpaid orders
 * counts as available.
 */
async function quoteToOrder(
  secret: string,
  locale: Locale,
  request: Request,
  { auth, checkout }: Pick<Shop, 'auth' | 'checkout'>,
): Promise<CheckoutQuote | null> {
  const cookies = request.headers.get('cookie');
  const own = ordersInCookies(cookies);
  const userId = (await auth.visitor(request.headers))?.userId ?? null;
  const input = { quote: secret, postcode: null };
  const from = { client: auth.clientOf(request) };
  const options = await checkout.options(input, locale, own, userId, from, quotesInCookies(cookies));
  return options.ok && options.value.quote ? { ...options.value.quote, secret } : null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { auth, checkout, newsletter, settings } = context.get(shopContext);
  const own = ordersInCookies(request.headers.get('cookie'));
  const visitor = await auth.visitor(request.headers);
  const userId = visitor?.userId ?? null;
  const input: unknown = await request.json().catch(() => null);
  const locale = localeOf(url.pathname);
  const client = auth.clientOf(request);
  const from = { client, accepted: acceptedIn(request.headers.get('cookie')) };
  const placed = await checkout.place(input, locale, own, userId, from);
  const wanted = placed.ok && newsletterBeside(input);
  if (wanted) await newsletter.subscribeBeside(wanted, { locale, source: 'checkout', client, visitor });
  const { answer, status, order } = placeAnswer(placed, userId !== null);
  // a customer's order opens by the session, so that nothing of it stays on the device after signing out
  const headers: HeadersInit =
    order && !userId ? { 'set-cookie': orderCookie(order.number, order.key, settings.COOKIE_SECURE) } : {};
  return data<PlaceAnswer>(answer, { status, headers });
}

/**
 * A lost connection is a result too: the page keeps the input and offers another attempt with the same key. When
 * prices or stock differ at the server, the cart is refreshed before the result shows (order-2).
 */
export async function clientAction({ serverAction, url }: Route.ClientActionArgs): Promise<PlaceAnswer> {
  try {
    const answer = await serverAction();
    if (!answer.ok && isStale(answer)) {
      const freshened = [refreshCart(localeOf(url.pathname)), refreshOffers(), refreshGiftCards()];
      await Promise.allSettled(freshened);
    }
    return answer;
  } catch {
    return { ok: false, reason: 'failed' };
  }
}

/** Whether the server saw other prices, stock, campaigns or another card than this page. */
const isStale = (answer: Extract<PlaceAnswer, { ok: false }>) =>
  answer.reason === 'total_changed' ||
  answer.reason === 'unavailable' ||
  (answer.reason === 'invalid' &&
    answer.fields.some(({ field }) => field === 'campaignCode' || field.startsWith('giftCardCode')));

/** Placing an order changes none of the loader's data. */
export const shouldRevalidate = () => false;

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} />;
}
