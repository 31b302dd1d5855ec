import type { Cents } from '#domain/base/money.ts';
import { isOneOf } from '#domain/base/records.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { addDays } from '#domain/base/time/local-day.ts';
import { withdrawalException } from '#domain/catalog/products/withdrawal-exception.ts';
import { isWorkingDay } from '#domain/catalog/stock/arrival-days.ts';
import type { ReturnedLine } from './withdrawal-state.ts';

/** Why goods come back. */
export const returnReasons = ['size', 'changed', 'different', 'faulty', 'late'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnWishes = ['refund', 'exchange'] as const;
export type ReturnWish = (typeof returnWishes)[number];

/** Pieces of a line that come back; `sku`: the variant wanted instead, null for the money. */
export type AskedLine = ReturnedLine & { reason: ReturnReason; sku: string | null };

/** Days to withdraw, from the day the goods were received (Consumer Protection Act 38/1978, 6:14). */
export const RETURN_DAYS = 14;

/**
 * The last local day to return what was received on a day (return-3). A period that ends on a Saturday, Sunday or public holiday
 * ends on the next working day (Act 150/1930, 5 §).
 */
export function returnDeadline(receivedDay: string): string {
  let day = addDays(receivedDay, RETURN_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Why a line cannot come back. `cut`: made to the customer's measures (Consumer Protection Act 6:16, 3). */
export type NotReturnable = 'cut' | 'service' | 'gift_card' | 'gift' | 'returned';

type Line = {
  amount: number;
  refundedAmount: number;
  kind: 'goods' | 'gift_card' | 'gift' | 'service';
  customization: object | null;
  hygieneSealed?: boolean;
};

/** Pieces of a line that may still come back, and why none may. `isSealed`: only while their hygiene seal is unbroken (return-8). */
export type Returnable = { left: number; why: NotReturnable | null; isSealed?: boolean };

/** What of an order's lines may come back, less what was refunded and what is on its way back (return-3). */
export function returnableLines(lines: readonly Line[], comingBack: readonly ReturnedLine[]): Returnable[] {
  return lines.map(({ amount, refundedAmount, kind, ...goods }, position) => {
    const exception = withdrawalException(goods);
    if (exception === 'cut') return { left: 0, why: 'cut' };
    if (kind !== 'goods') return { left: 0, why: kind };
    const onTheWay = comingBack.reduce((sum, line) => sum + (line.position === position ? line.amount : 0), 0);
    const left = Math.max(0, amount - refundedAmount - onTheWay);
    return { left, why: left === 0 ? 'returned' : null, ...(exception === 'sealed' && { isSealed: true }) };
  });
}

/** Faulty goods come back by the liability for defects (Consumer Protection Act, chapter 5), whatever their seal. */
const isBreach = (reason: ReturnReason) => reason === 'faulty';

type Typed = { position: number; amount: number; reason: string; sku: string; sealIntact?: boolean };
export type ReturnRefusal = FailBy<{
  nothing: unknown;
  reason: number;
  too_many: number;
  variant: number;
  /** The customer does not confirm that the hygiene seal is unbroken (return-8). */
  seal: number;
}>;

/**
 * The lines of a return as typed, checked against what may come back; the detail is the position of the first wrong one. The
 * variant of an exchange is checked against the catalog elsewhere.
 */
export function checkReturn(
  wants: ReturnWish,
  typed: readonly Typed[],
  returnable: readonly Returnable[],
): Ok<AskedLine[]> | ReturnRefusal {
  const lines: AskedLine[] = [];
  for (const { position, amount, reason, sku, sealIntact } of typed.filter((line) => line.amount !== 0)) {
    const isWhole = Number.isInteger(amount) && amount > 0;
    const isTwice = lines.some((line) => line.position === position);
    if (!isWhole || isTwice || amount > (returnable[position]?.left ?? 0)) return fail('too_many', position);
    if (!isOneOf(returnReasons, reason)) return fail('reason', position);
    const isSealed = returnable[position]?.isSealed ?? false;
    if (isSealed && !sealIntact && !isBreach(reason)) return fail('seal', position);
    if (wants === 'exchange' && sku === '') return fail('variant', position);
    lines.push({ position, amount, reason, sku: wants === 'exchange' ? sku : null });
  }
  return lines.length > 0 ? ok(lines) : fail('nothing', null);
}

/** `refund`: what a piece gives back when the wanted variant costs less; null: it costs more and cannot be had by exchange. */
export type ExchangeTerms = { refund: Cents } | null;

/**
 * The terms of an exchange of a piece (return-4): no charge when the wanted variant costs at most what the old one costs now or what
 * was paid; a cheaper one gives back the difference between today's prices, at most what was paid above it.
 */
export function exchangeTerms(paid: Cents, oldNow: Cents | null, newNow: Cents): ExchangeTerms {
  if (newNow > Math.max(paid, oldNow ?? 0)) return null;
  const difference = oldNow === null ? 0 : oldNow - newNow;
  return { refund: Math.max(0, Math.min(difference, paid - newNow)) };
}
