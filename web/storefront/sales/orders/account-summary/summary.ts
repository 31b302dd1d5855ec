import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { requireDetails } from '#web/storefront/customers/accounts/area/require-details.ts';
import type { SummaryPage } from './summary-page.tsx';

const LATEST = 3;

/** Loads the data of the account's first page. A failure to load orders or lists does not fail the page. */
export async function summary(shop: Shop, visitor: Visitor): Promise<Parameters<typeof SummaryPage>[0]> {
  const { ownOrders, wishLists, log } = shop;
  const missing = (what: string) => (error: unknown) => {
    log.error({ err: error }, `summary without ${what}`);
    return null;
  };
  const [details, orders, lists] = await Promise.all([
    requireDetails(shop, visitor),
    ownOrders.list(visitor.userId, { perPage: LATEST }).catch(missing('orders')),
    wishLists.overview(visitor).catch(missing('wish lists')),
  ]);
  return {
    details,
    orders: orders?.orders ?? null,
    lists: (lists ?? []).map(({ id, name, count }) => ({ id, name, count })),
  };
}
