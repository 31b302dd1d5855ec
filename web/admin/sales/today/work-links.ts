import { orderListParams } from '#domain/sales/orders/order-list.ts';
import { type OrderWork, orderWorkQuery, paymentWorkQuery, type WorkOf } from '#domain/sales/work-queue/order-work.ts';
import type { WorkKind } from '#domain/sales/work-queue/work-kinds.ts';
import type { IconName } from '#web/ui/admin/icon-names.ts';

type WorkPage = {
  icon: IconName;
  /** The list of this work: of a store (`none`: of no store), of a person. */
  list: (of: WorkOf) => string;
  /** Where the work itself is done, when that is not the list. */
  start?: string;
};

/** A list of orders in all its states, where the query names none. */
function ordersAt(query: Parameters<typeof orderListParams>[0]): string {
  const params = orderListParams(query);
  if (!params.has('view')) params.set('view', 'all');
  return `/tilaukset?${params}`;
}

const orders = (kind: OrderWork) => (of: WorkOf) => ordersAt(orderWorkQuery(kind, of));

const listOf =
  (path: string, query: Record<string, string> = {}, names: readonly (keyof WorkOf)[] = ['store']) =>
  (of: WorkOf) => {
    const params = new URLSearchParams(query);
    for (const name of names) if (of[name]) params.set(name, of[name]);
    return params.size > 0 ? `${path}?${params}` : path;
  };

/** The pages of each kind of work. A list shows what its number counts. */
export const workPages: Record<WorkKind, WorkPage> = {
  mentions: { icon: 'message-square', list: orders('mentions') },
  pack: { icon: 'package-check', list: orders('pack'), start: '/pakkaus' },
  collect: { icon: 'store', list: orders('collect'), start: '/pakkaus' },
  'hand-over': { icon: 'hand', list: orders('hand-over') },
  late: { icon: 'clock', list: orders('late') },
  missing: { icon: 'search-x', list: orders('missing') },
  'special-arrived': { icon: 'package-plus', list: listOf('/varaosat/tilatut', { view: 'arrived' }) },
  'special-late': { icon: 'clock', list: listOf('/varaosat/tilatut', { view: 'late' }) },
  service: { icon: 'calendar-clock', list: listOf('/huolto', { tila: 'odottaa' }) },
  quotes: { icon: 'file-pen-line', list: listOf('/tarjoukset', { view: 'waiting' }, ['assignee']) },
  messages: { icon: 'message-square', list: listOf('/viestit', { view: 'open' }, ['store', 'assignee']) },
  reviews: { icon: 'award', list: listOf('/arvostelut', { view: 'pending' }, []) },
  questions: { icon: 'message-square', list: listOf('/arvostelut/kysymykset', { view: 'pending' }, []) },
  returns: { icon: 'undo-2', list: listOf('/palautukset', { view: 'open' }, ['store', 'assignee']) },
};

/** Orders with a payment or refund to look at. */
export const paymentList = (of: WorkOf): string => ordersAt(paymentWorkQuery(of));
