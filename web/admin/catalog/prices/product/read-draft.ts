import { centsFromEuros } from '#domain/base/money.ts';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { ReductionDraft } from '#domain/catalog/change-sets/reduction-draft.ts';
import { shop } from '#shop.config';

/** What a person typed into the form of a reduction. `sku` empty: all variants. */
export type TypedDraft = { sku: string; how: string; value: string; from: string; until: string };

export type DraftErrors = Partial<Record<'value' | 'until', 'value' | 'until'>>;

export const NO_DRAFT: TypedDraft = { sku: '', how: 'percent', value: '', from: '', until: '' };

/** The fields of the form; what is missing is empty. */
export const typedDraft = (form: FormData): TypedDraft => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return { sku: text('sku'), how: text('how'), value: text('value'), from: text('from'), until: text('until') };
};

/** A positive number as people type it, with a decimal comma. */
function numberOf(typed: string): number | null {
  const plain = typed
    .replaceAll(/[\s€%]/g, '')
    .replace(/^[−–-]/, '')
    .replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** The reduction that was typed, or what is wrong with it. The last day counts whole; a first day that has begun means now. */
export function readDraft(typed: TypedDraft, now: Date): { draft: ReductionDraft | null; errors: DraftErrors } {
  const errors: DraftErrors = {};
  const value = numberOf(typed.value);
  if (value === null || (typed.how !== 'price' && value >= 100)) errors.value = 'value';
  const first = isDay(typed.from) ? startOfLocalDay(typed.from, shop.timeZone) : null;
  const from = first && first > now ? first : null;
  const until = isDay(typed.until) ? startOfLocalDay(addDays(typed.until, 1), shop.timeZone) : null;
  if (until && until <= (from ?? now)) errors.until = 'until';
  if (value === null || Object.keys(errors).length > 0) return { draft: null, errors };
  const change =
    typed.how === 'price'
      ? { by: 'price' as const, cents: centsFromEuros(value) }
      : { by: 'percent' as const, percent: -value };
  return { draft: { change, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null }, errors };
}
