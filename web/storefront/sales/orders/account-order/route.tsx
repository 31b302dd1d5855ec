import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Link } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { GoToPayment } from '#web/storefront/sales/checkout/placing/go-to-payment.tsx';
import { receiptOf, returnsOf } from '#web/storefront/sales/orders/pdf-response.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { OrderPage } from '../order-page/order-page.tsx';
import { payAnswer } from '../order-page/pay-answer.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('account.orders.number', { number: page.params.number }));

/** Another customer's order responds 404 (order-6). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { userId } = context.get(visitorContext);
  const { ownOrders, reviews } = context.get(shopContext);
  const order = await ownOrders.one({ userId, number: params.number }, localeOf(url.pathname));
  if (!order) throw pageNotFound(url);
  return { order, review: await reviews.link.ofOrder(order.number) };
}

/** Starts the payment of an unpaid order. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { userId } = context.get(visitorContext);
  const again = await context.get(shopContext).checkout.payAgain({ number: params.number, userId });
  if (!again) throw pageNotFound(url);
  return payAnswer(again);
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'order.payFailed');

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !isConnectionLost(actionResult) && defaultShouldRevalidate;

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const answer = isConnectionLost(actionData) ? undefined : actionData;
  if (answer?.payment) return <GoToPayment number={loaderData.order.number} payment={answer.payment} />;
  const { order, review } = loaderData;
  return (
    <OrderPage
      order={order}
      review={review}
      problem={answer?.problem ?? null}
      receipt={receiptOf(to.order(order.number))}
      withdrawal={to.withdrawal(order.number)}
      returns={returnsOf(to.order(order.number))}
      back={
        <Link className="back-link" to={to.orders()}>
          <Icon name="arrow-left" small />
          {t('order.all')}
        </Link>
      }
    />
  );
}
