import { data } from 'react-router';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import type { CostPrice } from '#domain/catalog/prices/margin.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { typedCents } from '#web/admin/base/typed-number.ts';

/** What came of a cost that was typed: saved, unreadable, or changed by somebody meanwhile. */
export type CostAnswer = { cost: 'saved' | 'value' | 'day' | 'changed'; typed: string; from: string };

const MOST_CENTS = 999_999_999;

/** Costs as a form keeps them: `2026-11-23 6000;…`. */
export const costsText = (costs: readonly CostPrice[]): string =>
  costs.map(({ from, cents }) => `${from} ${cents}`).join(';');

const readCosts = (text: string): CostPrice[] =>
  text.split(';').flatMap((part) => {
    const [from, cents] = part.split(' ');
    return from && cents ? [{ from, cents: Number(cents) }] : [];
  });

/** Saves the cost of a sku from a day on; an empty one takes that day's cost away. */
export async function costAction({ shop, actor }: ReturnType<typeof staffOf>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const answer = { typed: text('cost'), from: text('from') };
  const cents = answer.typed === '' ? null : typedCents(answer.typed);
  const isWrong = answer.typed !== '' && (cents === null || cents < 0 || cents > MOST_CENTS);
  if (isWrong) return data<CostAnswer>({ ...answer, cost: 'value' }, 400);
  if (!isCalendarDay(answer.from)) return data<CostAnswer>({ ...answer, cost: 'day' }, 400);
  const saved = await shop.costs.set(actor, { sku: text('sku'), from: answer.from, cents }, readCosts(text('seen')));
  if (saved.ok) return data<CostAnswer>({ cost: 'saved', typed: '', from: '' });
  if (saved.reason === 'unknown') throw data(null, { status: 404 });
  return data<CostAnswer>({ ...answer, cost: 'changed' }, 409);
}
