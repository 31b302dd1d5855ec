import { noFilters, type OrderListQuery, readOrderList } from '#domain/sales/orders/order-list.ts';
import type fi from '#web/messages/admin/fi/orders.ts';

export type ViewName = 'all' | 'open' | 'pack' | 'pickup' | 'unpaid' | 'partial' | 'company';
type View = { name: ViewName; text: Extract<keyof typeof fi, `view.${string}`>; query: OrderListQuery };

/** The views that every person has, as tabs. */
export const views: readonly View[] = [
  { name: 'open', text: 'view.open', query: { ...noFilters, group: 'open' } },
  { name: 'pack', text: 'view.pack', query: { ...noFilters, group: 'pack' } },
  { name: 'pickup', text: 'view.pickup', query: { ...noFilters, group: 'pickup' } },
  { name: 'unpaid', text: 'view.unpaid', query: { ...noFilters, group: 'unpaid' } },
  { name: 'partial', text: 'view.partial', query: { ...noFilters, isPartial: true } },
  { name: 'company', text: 'view.company', query: { ...noFilters, group: 'open', isCompany: true } },
  { name: 'all', text: 'view.all', query: noFilters },
];

/** Which view an address shows: its own, all while something is searched, else the open ones. */
export const viewOf = (params: URLSearchParams): string => params.get('view') ?? (params.get('q') ? 'all' : 'open');

/** The query of an address: its filters within its view. `store` is the one chosen in the menu. */
export function listQuery(params: URLSearchParams, store: string | null): OrderListQuery {
  const asked = readOrderList(params);
  const name = viewOf(params);
  const view = views.find((one) => one.name === name)?.query ?? noFilters;
  return {
    ...asked,
    group: asked.group ?? view.group,
    // who is named in a note sees it, whatever store they work in
    store: asked.store ?? (asked.mention ? null : store),
    isPartial: asked.isPartial || view.isPartial,
    isCompany: asked.isCompany || view.isCompany,
  };
}
