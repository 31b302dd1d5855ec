import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { localeOf } from '#domain/base/locale.ts';
import { aboutItems } from '#web/storefront/base/analytics/analytics-event.ts';
import { useCart } from '#web/storefront/sales/cart/cart-store.ts';
import type { PaymentState } from '#web/storefront/sales/orders/payment-state.ts';
import { lineItem } from './analytics-items.ts';
import { push, pushPage, startTags } from './data-layer.ts';
import { followVisit, presses } from './follow-visit.ts';
import { seenOn } from './page-seen.ts';
import { isFirstTime, purchase, refund } from './purchase.ts';
import { isPrivate, toldAddress } from './told-address.ts';
import { signInEvent } from './track-sign-in.ts';

/** Loader data of the thank-you page; details only in the browser that placed the order. */
type ThankYouData = { number: string; payment: PaymentState; details: OrderView | null };

const isRoute = (id: string | undefined, route: string) => id?.endsWith(`/${route}`) ?? false;

/** Tracks the visit after consent; renders nothing (tag-1). */
export default function Tags() {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const isPublic = !isPrivate({ pathname, search });
  useEffect(followVisit, []);
  useEffect(() => {
    if (isPublic) startTags();
  }, [isPublic]);
  usePageView(pathname, search);
  useEffect(() => {
    let isLeft = false;
    presses.now = {};
    const where = { locale: localeOf(pathname), pathname, search };
    const seeing = seenOn(page?.id ?? '', page?.loaderData, where).then((seen) => {
      if (isLeft) return;
      presses.now = seen.presses;
      for (const event of seen.events) push(event);
    });
    // actions are still tracked when the page view fails
    presses.said = seeing.catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [page?.id, page?.loaderData, pathname, search]);
  usePurchase(isRoute(page?.id, 'sales/orders/thank-you') ? (page?.loaderData as ThankYouData) : null);
  useViewedCart(isRoute(page?.id, 'sales/cart'));
  return null;
}

/** Once per page: a query that chooses a variant or a filter is not a new page. */
function usePageView(pathname: string, search: string) {
  const pushView = useEffectEvent((pathname: string) => {
    const { origin } = location;
    const page_location = toldAddress({ origin, pathname, search });
    pushPage(page_location, isPrivate({ pathname, search }) ? '' : document.title);
    const login = signInEvent();
    if (login) push(login);
  });
  useEffect(() => pushView(pathname), [pathname]);
}

/** Pushes a confirmed purchase or a full refund, once per order. */
function usePurchase(thanks: ThankYouData | null) {
  const { payment, details: order } = thanks ?? {};
  useEffect(() => {
    if (!order) return;
    if (payment === 'paid' && isFirstTime(order.number)) push(purchase(order));
    if (payment === 'refunded' && isFirstTime(`${order.number} refund`)) push(refund(order));
  }, [order, payment]);
}

function useViewedCart(isShown: boolean) {
  const items = useCart((cart) => cart.items);
  const isReady = useCart((cart) => !cart.loading && cart.items.length > 0) && isShown;
  const pushCart = useEffectEvent(() => push(aboutItems('view_cart', items.map(lineItem))));
  useEffect(() => {
    if (isReady) pushCart();
  }, [isReady]);
}
