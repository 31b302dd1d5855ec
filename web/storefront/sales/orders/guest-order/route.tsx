import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { GoToPayment } from '#web/storefront/sales/checkout/placing/go-to-payment.tsx';
import styles from '#web/storefront/sales/orders/order.module.css';
import { receiptOf, returnsOf } from '#web/storefront/sales/orders/pdf-response.ts';
import { classes } from '#web/ui/classes.ts';
import { OrderPage } from '../order-page/order-page.tsx';
import { payAnswer } from '../order-page/pay-answer.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('order.heading', { number: page.loaderData?.order.number ?? '' }));

/** An order by its secret (order-6); works until the order's personal data is deleted. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { ownOrders, reviews } = context.get(shopContext);
  const order = await ownOrders.one({ secret: params.secret }, locale);
  if (!order) throw pageNotFound(url);
  const to = links(locale);
  return data(
    {
      order,
      review: await reviews.link.ofOrder(order.number),
      receipt: receiptOf(to.guestOrder(params.secret)),
      returns: returnsOf(to.guestOrder(params.secret)),
      withdrawal: to.withdrawal(params.secret),
    },
    { headers: quietHeaders },
  );
}

/** Starts the payment of an unpaid order. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const again = await context.get(shopContext).checkout.payAgain({ secret: params.secret });
  if (!again) throw pageNotFound(url);
  return payAnswer(again);
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'order.payFailed');

export default function GuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  const answer = isConnectionLost(actionData) ? undefined : actionData;
  if (answer?.payment) return <GoToPayment number={loaderData.order.number} payment={answer.payment} />;
  return (
    <>
      <CrumbTrail title={t('order.heading', { number: loaderData.order.number })} />
      <div className={classes('wrap', styles.guestOrder)}>
        <OrderPage {...loaderData} problem={answer?.problem ?? null} />
      </div>
    </>
  );
}
