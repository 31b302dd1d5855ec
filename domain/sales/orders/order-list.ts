import type { Sku } from '#domain/base/ids.ts';
import { isOneOf } from '#domain/base/records.ts';
import { type DeliveryType, deliveryType } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

/** Groups of states by which staff look for orders. */
export const statusGroups = {
  open: ['paid', 'preparing', 'ready_for_pickup'],
  pack: ['paid', 'preparing'],
  pickup: ['ready_for_pickup'],
  unpaid: ['pending_payment', 'payment_failed'],
  sent: ['shipped'],
  done: ['completed'],
  ended: ['cancelled', 'refunded'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type StatusGroup = keyof typeof statusGroups;
const groups = Object.keys(statusGroups) as StatusGroup[];

/**
 * `part`: some of the money was refunded. `by-hand`: a refund waits for somebody to pay it. `failed`: a refund did not go through.
 * `pending`: the bank has not confirmed a payment. `check`: any of these three, as none of them goes on by itself.
 */
export const paymentFilters = ['unpaid', 'part', 'check', 'by-hand', 'failed', 'pending'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** `sent`: everything that is not picked up in a store. */
export const deliveryFilters = ['sent', 'point', 'home', 'abroad', 'store', 'email'] as const satisfies (
  | DeliveryType
  | 'sent'
)[];
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** Notes that name the person who asks: all, or those whose order they have not opened since. */
export const mentionFilters = ['me', 'unseen'] as const;
export type MentionFilter = (typeof mentionFilters)[number];

/** Orders that wait for goods with an expected day: it is over, or still to come. */
export const expectedFilters = ['late', 'coming'] as const;
export type ExpectedFilter = (typeof expectedFilters)[number];

/** How a list is sorted: by the time of the order, or by its sum. The newest are first unless the query says otherwise. */
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Ids of the delivery methods of a type. */
export const methodsOf = (type: DeliveryType): string[] =>
  shippingMethods()
    .filter((method) => deliveryType(method) === type)
    .map(({ id }) => id);

/** What a list of orders shows, as its address holds it. */
export type OrderListQuery = {
  /** Number, name, phone, e-mail, sku or tracking code; ''. */
  text: string;
  group: StatusGroup | null;
  status: OrderStatus | null;
  sku: Sku | null;
  store: string | null;
  delivery: DeliveryFilter | null;
  payment: PaymentFilter | null;
  /** Placed on these local days, inclusive, as `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  /** A person's id, or 'none'. */
  assignee: string | null;
  tag: string | null;
  /** Whole euros. */
  least: number | null;
  most: number | null;
  mention: MentionFilter | null;
  expected: ExpectedFilter | null;
  /** Null: the newest first. */
  sort: OrderSort | null;
  /** Open longer than `LATE_DAYS`, or its goods should have come. */
  isLate: boolean;
  /** No store had some of its goods. */
  isMissing: boolean;
  /** Some of it is sent. */
  isPartial: boolean;
  hasNote: boolean;
  isCompany: boolean;
};

/** Days after which a paid order that has not left the store is late. */
export const LATE_DAYS = 3;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const flags = {
  isLate: 'late',
  isMissing: 'missing',
  isPartial: 'partial',
  hasNote: 'note',
  isCompany: 'company',
} as const;

/** Reads the query of a list from an address; what it does not know is left out. */
export function readOrderList(params: URLSearchParams): OrderListQuery {
  const text = (name: string) => params.get(name)?.trim().slice(0, 100) || null;
  const choice = <T extends string>(name: string, known: readonly T[]) => {
    const value = text(name);
    return value !== null && isOneOf(known, value) ? value : null;
  };
  const day = (name: string) => (DAY.test(text(name) ?? '') ? text(name) : null);
  const euros = (name: string) => (/^\d{1,6}$/.test(text(name) ?? '') ? Number(text(name)) : null);
  const isSet = (name: keyof typeof flags) => params.get(flags[name]) === '1';
  return {
    text: text('q') ?? '',
    group: choice('view', groups),
    status: choice('status', orderStatuses),
    sku: text('sku'),
    store: text('store'),
    delivery: choice('delivery', deliveryFilters),
    payment: choice('payment', paymentFilters),
    from: day('from'),
    to: day('to'),
    assignee: text('assignee'),
    tag: text('tag'),
    least: euros('least'),
    most: euros('most'),
    mention: choice('mention', mentionFilters),
    expected: choice('expected', expectedFilters),
    sort: choice('sort', orderSorts),
    isLate: isSet('isLate'),
    isMissing: isSet('isMissing'),
    isPartial: isSet('isPartial'),
    hasNote: isSet('hasNote'),
    isCompany: isSet('isCompany'),
  };
}

/** The address of a query, without what is not set. */
export function orderListParams(query: Partial<OrderListQuery>): URLSearchParams {
  const { text, group, isLate, isMissing, isPartial, hasNote, isCompany, ...rest } = query;
  const params = new URLSearchParams();
  const given = { q: text, view: group, ...rest };
  for (const [name, value] of Object.entries(given)) if (value) params.set(name, String(value));
  const set = { isLate, isMissing, isPartial, hasNote, isCompany };
  for (const [name, param] of Object.entries(flags)) if (set[name as keyof typeof flags]) params.set(param, '1');
  return params;
}

/** A query without filters. */
export const noFilters: OrderListQuery = readOrderList(new URLSearchParams());

/** An order that somebody still works on; a store sees the contacts of these alone. */
export const isOpenForStaff = (status: OrderStatus): boolean => isOneOf(statusGroups.open, status);

/** Digits of a typed phone number as stored ones contain them: 040 …, +358 40 … and 0035840 … are equal. */
export const phoneDigits = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^(?:00)?358|^0/, '');
