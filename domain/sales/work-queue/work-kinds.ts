import type { Permission } from '../../staff/permissions.ts';

/** The kinds of work in a store, in the order of the start page. */
export const workKinds = [
  'mentions',
  'pack',
  'collect',
  'hand-over',
  'late',
  'missing',
  'special-arrived',
  'special-late',
  'service',
  'quotes',
  'messages',
  'returns',
  'reviews',
  'questions',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Who sees a kind of work: those who may do something about it. */
export const workPermission: Record<WorkKind, Permission> = {
  mentions: 'orders.note',
  pack: 'orders.fulfil',
  collect: 'orders.fulfil',
  'hand-over': 'orders.fulfil',
  late: 'orders.fulfil',
  missing: 'orders.fulfil',
  'special-arrived': 'special-orders.handle',
  'special-late': 'special-orders.handle',
  service: 'service-bookings.handle',
  quotes: 'quotes.answer',
  messages: 'messages.answer',
  returns: 'returns.handle',
  reviews: 'reviews.moderate',
  questions: 'reviews.moderate',
};

/** Work of the whole shop or of the person: a chosen store does not narrow it. */
export const sharedWork: readonly WorkKind[] = ['mentions', 'quotes', 'reviews', 'questions'];

/** Hours after which waiting work is shown as late, as promised to customers. */
export const lateAfterHours: Record<WorkKind, number> = {
  mentions: 24,
  pack: 24,
  collect: 4,
  'hand-over': 24 * 7,
  late: 0,
  missing: 24 * 3,
  'special-arrived': 24 * 7,
  'special-late': 24,
  service: 4,
  quotes: 24,
  messages: 24,
  returns: 24 * 3,
  reviews: 24 * 3,
  questions: 24,
};

/** Work of a kind: how many things wait in each store (null: none in particular), and since when the oldest. */
export type Work = { kind: WorkKind; byStore: { store: string | null; count: number }[]; total: number; oldest: Date };

/** How late the oldest thing is: `late` beyond the promise, `soon` in its last quarter. */
export function lateness(kind: WorkKind, oldest: Date, now: Date): 'late' | 'soon' | 'fine' {
  const hours = (now.getTime() - oldest.getTime()) / 3_600_000;
  const promised = lateAfterHours[kind];
  if (hours >= promised) return 'late';
  return hours >= promised * 0.75 ? 'soon' : 'fine';
}
