import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { type PricePlan, priceAt, started } from '#domain/catalog/prices/price-plan.ts';
import { format } from '#web/messages/dates.ts';

/** A plan in words: the regular price, and the reductions that run or will come. */
export function planText(plan: PricePlan, now: Date, locale: Locale, none: string): string {
  const day = (at: string | null) =>
    at === null ? '' : format(locale, { day: 'numeric', month: 'numeric' }).format(new Date(at));
  const { price, regular } = priceAt(plan, now);
  const base = regular ?? price;
  const live = plan.reductions.filter(({ until }) => until === null || !started(until, now));
  return [
    base === null ? none : formatEuros(base),
    ...live.map(({ cents, from, until }) => `${formatEuros(cents)} ${day(from)}–${day(until)}`),
  ].join(', ');
}
