import { noFilters, type OrderListQuery } from '../orders/order-list.ts';

/** The orders behind each kind of work. The number on the start page counts this list, and links to it. */
const queries = {
  mentions: { mention: 'unseen' },
  pack: { group: 'pack', delivery: 'sent' },
  collect: { group: 'pack', delivery: 'store' },
  'hand-over': { group: 'pickup' },
  late: { isLate: true },
  missing: { isMissing: true },
} as const satisfies Record<string, Partial<OrderListQuery>>;

export type OrderWork = keyof typeof queries;

export const isOrderWork = (kind: string): kind is OrderWork => Object.hasOwn(queries, kind);

/** Whose work is counted and listed: of one store, of one person. */
export type WorkOf = { store: string | null; assignee: string | null };

/** The list of a kind of work; what mentions a person is theirs, whatever the store and the assignee. */
export const orderWorkQuery = (kind: OrderWork, { store, assignee }: WorkOf): OrderListQuery => ({
  ...noFilters,
  ...queries[kind],
  ...(kind !== 'mentions' && { store, assignee }),
});

/** Orders whose payments or refunds do not go on by themselves. */
export const paymentWorkQuery = ({ store, assignee }: WorkOf): OrderListQuery => ({
  ...noFilters,
  payment: 'check',
  store,
  assignee,
});
