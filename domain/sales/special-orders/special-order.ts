import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { isPossibleId, type Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { keysOf } from '#domain/base/records.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';

/** Ordered from the supplier, arrived in the store, and the two ends. */
export const specialOrderStates = ['ordered', 'arrived', 'fetched', 'cancelled'] as const;
export type SpecialOrderState = (typeof specialOrderStates)[number];

/** `reopen` takes an arrival or a cancellation back that was a mistake. */
const MOVES = {
  arrive: { from: ['ordered'], to: 'arrived' },
  fetch: { from: ['arrived'], to: 'fetched' },
  cancel: { from: ['ordered', 'arrived'], to: 'cancelled' },
  reopen: { from: ['arrived', 'cancelled'], to: 'ordered' },
} as const satisfies Record<string, { from: readonly SpecialOrderState[]; to: SpecialOrderState }>;
export type SpecialOrderMove = keyof typeof MOVES;
export const specialOrderMoves = ['arrive', 'fetch', 'cancel', 'reopen'] as const satisfies SpecialOrderMove[];

/** The state after a move; null when the state does not allow it (special-order-2). */
export function stateAfter(state: SpecialOrderState, move: SpecialOrderMove): SpecialOrderState | null {
  const from: readonly SpecialOrderState[] = MOVES[move].from;
  return from.includes(state) ? MOVES[move].to : null;
}

export const movesFrom = (state: SpecialOrderState): SpecialOrderMove[] =>
  specialOrderMoves.filter((move) => stateAfter(state, move) !== null);

/** A special order as a person fills it in. `price` is what the customer was told for a piece; `expectedOn` a day. */
export type SpecialOrderInput = {
  storeId: string;
  sku: Sku;
  title: string;
  pieces: number;
  price: Cents | null;
  deposit: string;
  supplier: string;
  expectedOn: string;
  note: string;
  name: string;
  phone: string;
  email: string;
  locale: Locale;
};

export type SpecialOrderProblem = 'required' | 'invalid' | 'too-long' | 'contact';
export type SpecialOrderProblems = Partial<Record<keyof SpecialOrderInput, SpecialOrderProblem>>;

const LONGEST = { title: 300, deposit: 200, supplier: 100, note: 1000, name: 100, phone: 30, email: 254 } as const;
const MOST_PIECES = 999;
const MOST_CENTS = 100_000_000;
const CONTROL = /(?!\n)\p{Cc}/u;

const textProblem = (text: string, longest: number): SpecialOrderProblem | null =>
  text.length > longest ? 'too-long' : CONTROL.test(text) ? 'invalid' : null;

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** What is wrong with a typed special order; empty when nothing is. A customer needs a name and a phone or an e-mail (special-order-1). */
export function specialOrderProblems(input: SpecialOrderInput): SpecialOrderProblems {
  const problems: SpecialOrderProblems = {};
  for (const field of keysOf(LONGEST)) {
    const problem = textProblem(input[field], LONGEST[field]);
    if (problem) problems[field] = problem;
  }
  if (!isPossibleId(input.sku)) problems.sku = 'required';
  if (input.title === '') problems.title ??= 'required';
  if (input.name === '') problems.name ??= 'required';
  if (!isWhole(input.pieces, MOST_PIECES) || input.pieces === 0) problems.pieces = 'invalid';
  if (input.price !== null && !isWhole(input.price, MOST_CENTS)) problems.price = 'invalid';
  if (input.expectedOn !== '' && !isCalendarDay(input.expectedOn)) problems.expectedOn = 'invalid';
  if (input.phone === '' && input.email === '') problems.phone = 'contact';
  if (input.phone !== '' && !PHONE.test(input.phone)) problems.phone ??= 'invalid';
  if (input.email !== '' && emailProblem(input.email)) problems.email ??= 'invalid';
  return problems;
}

/** Trims what was typed. */
export const cleanSpecialOrder = (input: SpecialOrderInput): SpecialOrderInput => ({
  ...input,
  sku: input.sku.trim(),
  title: input.title.trim(),
  deposit: input.deposit.trim(),
  supplier: input.supplier.trim(),
  note: input.note.replaceAll(/\r\n?/g, '\n').trim(),
  name: input.name.trim(),
  phone: input.phone.trim(),
  email: normalizeEmail(input.email),
});

/** What of a special order is edited until it is fetched: the part and the customer stay. */
export const editedFields = ['pieces', 'storeId', 'expectedOn', 'deposit', 'note'] as const;
export type EditedField = (typeof editedFields)[number];
