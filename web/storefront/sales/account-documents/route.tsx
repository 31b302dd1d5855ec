import { data } from 'react-router';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { DocumentsPage } from './documents-page.tsx';

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('documents.title'));

/** Quotes and bought gift cards of the account, receipts and warranties of its orders (account-8). */
export async function loader({ context }: Route.LoaderArgs) {
  const { quotes, giftCards, ownOrders, now } = context.get(shopContext);
  const { userId } = context.get(visitorContext);
  const [own, cards, receipts, warranties] = await Promise.all([
    quotes.listOf(userId),
    giftCards.personal.own(userId),
    ownOrders.receipts(userId),
    ownOrders.warranties(userId),
  ]);
  const shown = cards.map(({ orderNumber, cents, recipient, deliverOn, sentAt }, i) => ({
    // cards of an order have no name of their own
    key: `${orderNumber}-${i}`,
    orderNumber,
    cents,
    recipient,
    deliverOn,
    isSent: sentAt !== null,
  }));
  return data(
    { quotes: own, cards: shown.reverse(), receipts, warranties, today: localDay(now(), config.timeZone) },
    { headers: quietHeaders },
  );
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentsPage {...loaderData} />;
}
