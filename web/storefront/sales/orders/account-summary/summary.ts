import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { requireDetails } from '#web/storefront/customers/accounts/area/require-details.ts';
import type { SummaryPage } from './summary-page.tsx';
import type { UnderWayParts } from './under-way.tsx';

const LATEST = 3;
const OPEN_QUOTES = ['requested', 'answered', 'accepted'];

const titleOf = ({ name, make, model }: { name: string; make: string; model: string }) => name || `${make} ${model}`;

/** Loads the data of the account's first page. A part that fails to load does not fail the page. */
export async function summary(shop: Shop, visitor: Visitor): Promise<Parameters<typeof SummaryPage>[0]> {
  const { ownOrders, wishLists, log } = shop;
  const part = <T>(name: string, loading: Promise<T>): Promise<T | null> =>
    loading.catch((error: unknown) => {
      log.error({ err: error }, `summary without ${name}`);
      return null;
    });
  const [details, orders, lists, underWay] = await Promise.all([
    requireDetails(shop, visitor),
    part('orders', ownOrders.list(visitor.userId, { perPage: LATEST })),
    part('wish lists', wishLists.overview(visitor)),
    underWayOf(shop, visitor, part),
  ]);
  return {
    details,
    orders: orders?.orders ?? null,
    lists: (lists ?? []).map(({ id, name, count }) => ({ id, name, count })),
    underWay,
  };
}

type Part = <T>(name: string, loading: Promise<T>) => Promise<T | null>;

/** Returns, open quotes, the next booking, machines and gift cards. */
async function underWayOf(shop: Shop, visitor: Visitor, part: Part): Promise<UnderWayParts> {
  const { userId } = visitor;
  const [returns, quotes, bookings, machines, cards] = await Promise.all([
    part('returns', shop.withdrawals.byLine.latest(userId)),
    part('quotes', shop.quotes.listOf(userId)),
    part('bookings', shop.serviceBookings.list(userId)),
    part('machines', shop.machines.list(visitor)),
    part('gift cards', shop.giftCards.personal.own(userId)),
  ]);
  const open = quotes?.filter(({ status }) => OPEN_QUOTES.includes(status)).slice(0, LATEST) ?? null;
  const now = shop.now();
  const coming = (bookings ?? [])
    .filter(({ status, endsAt }) => (status === 'booked' || status === 'came') && endsAt >= now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
  return {
    returns,
    quotes: open?.map(({ number, secret, status, isEnquiry }) => ({ number, secret, status, isEnquiry })) ?? null,
    booking: coming
      ? { secret: coming.secret, startsAt: coming.startsAt.toISOString(), machine: coming.machine }
      : null,
    machines:
      machines?.slice(0, LATEST).map((machine) => ({
        id: machine.id,
        title: titleOf(machine),
        reminderDay: machine.reminderDay,
      })) ?? null,
    giftCards:
      cards
        ?.slice(-LATEST)
        .reverse()
        .map(({ orderNumber, cents, recipient, sentAt }, i) => ({
          key: `${orderNumber}-${i}`,
          number: orderNumber,
          cents,
          recipient,
          sentAt: sentAt?.toISOString() ?? null,
        })) ?? null,
  };
}
