import type { ListedReduction } from '#backend/catalog/price-plans/service.ts';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';

type Seen = Pick<ListedReduction, 'sku' | 'from' | 'stamp'>;

/** A reduction as a checkbox sends it: its sku, start, and the plan that the person saw. */
export const reductionValue = ({ sku, from, stamp }: Seen): string => `${stamp} ${from} ${sku}`;

const readValue = (value: FormDataEntryValue): Seen[] => {
  const [, stamp, from, sku] = /^(\w+) (\S+) (.+)$/.exec(String(value)) ?? [];
  return stamp && from && sku ? [{ stamp, from, sku }] : [];
};

/** The chosen reductions and their new end: now, or the end of a day to come; null when no such day was given. */
export function readEnd(form: FormData, now: Date) {
  const isEnd = form.get('do') !== 'extend';
  const typed = String(form.get('until') ?? '');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? startOfLocalDay(addDays(typed, 1), shop.timeZone) : null;
  const until = isEnd ? now : day && day > now ? day : null;
  return { reductions: form.getAll('reduction').flatMap(readValue), until, isEnd };
}
