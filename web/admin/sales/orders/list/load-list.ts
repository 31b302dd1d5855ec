import type { OrderListQuery } from '#domain/sales/orders/order-list.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import type { staffOf } from '#web/admin/base/context.ts';
import { MOST_SELECTED } from './bulk-action.ts';
import { listQuery, views } from './views.ts';

/** As the service counts: a larger count is "more than". */
const MOST = 10_000;

/** A page of the list, the numbers of its views, and the order that is open beside it. */
export async function loadList(
  { shop, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>,
  params: URLSearchParams,
  store: string | null,
) {
  const query = listQuery(params, store);
  const inStore = (one: OrderListQuery) => ({ ...one, store: one.store ?? store });
  const [page, counts, people, saved] = await Promise.all([
    shop.orders.list(actor, query, { after: params.get('after') }),
    shop.orders.counts(actor, [query, ...views.map((view) => inStore(view.query))]),
    shop.orders.people(),
    shop.savedViews.list(actor, 'orders'),
  ]);
  const open = params.get('peek');
  return {
    ...page,
    query,
    now: shop.now(),
    most: MOST,
    mostSelected: MOST_SELECTED,
    total: counts[0] ?? 0,
    counts: Object.fromEntries(views.map(({ name }, i) => [name, counts[i + 1] ?? 0])),
    people,
    saved,
    stores: config.stores.map(({ id, name }) => ({ id, name })),
    peek: open ? await shop.orders.view(actor, open) : null,
    may: {
      fulfil: mayTry(actor, 'orders.fulfil', { subject: '', store: actor.stores[0] ?? null }),
      note: mayTry(actor, 'orders.note', { subject: '', store: actor.stores[0] ?? null }),
      assign: mayTry(actor, 'orders.assign', { subject: '', store: actor.stores[0] ?? null }),
    },
  };
}
