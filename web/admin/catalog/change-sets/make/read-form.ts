import { centsFromEuros } from '#domain/base/money.ts';
import { ownAddress } from '#domain/base/own-address.ts';
import { isOneOf } from '#domain/base/records.ts';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import type { ChangeRule, Selection } from '#domain/catalog/change-sets/change-set.ts';
import type { PriceChange, Rounding } from '#domain/catalog/change-sets/price-change.ts';
import { shop } from '#shop.config';
import { typedNumber } from '#web/admin/base/typed-number.ts';

export const kinds = [
  'price',
  'reduction',
  'margin',
  'label',
  'category',
  'brand',
  'attribute',
  'quantity',
  'state',
] as const;
export const states = ['published', 'draft', 'archived'] as const;
export const hows = ['percent', 'amount', 'price'] as const;
export const roundings = { none: null, ten: [10, 0], euro: [100, 0], 90: [100, 90], 95: [100, 95] } as const;
export const directions = ['nearest', 'up', 'down'] as const;
export const labels = ['new', 'outlet', 'campaign'] as const;
export const selections = ['skus', 'brand', 'category'] as const;

const MOST_MARGIN = 95;

/** Fields that are wrong, each with the text that says why. */
export type FormErrors = Partial<
  Record<string, 'value' | 'positive' | 'margin' | 'which' | 'missing' | 'until' | 'breaks' | 'address'>
>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** What is chosen: what the list of products sent, or what was typed. */
export function readSelection(form: FormData): Selection | null {
  const skus = form.getAll('sku').map(String);
  if (form.get('of') === 'query') return { by: 'filter', query: text(form, 'query') };
  if (skus.length > 0) return { by: 'skus', skus };
  const which = text(form, 'which');
  if (which === '') return null;
  const by = form.get('by');
  if (by === 'brand') return { by, brand: which };
  if (by === 'category') return { by, path: which };
  return { by: 'skus', skus: [...new Set(which.split(/[\s,;]+/).filter(Boolean))] };
}

/** The change of a price; of a reduction the number is how much lower it becomes. */
function priceChange(form: FormData, isReduction: boolean, errors: FormErrors): PriceChange {
  const how = text(form, 'how');
  const typed = typedNumber(text(form, 'value'));
  if (typed === null) errors.value = 'value';
  else if (typed <= 0 && (isReduction || how === 'price')) errors.value = 'positive';
  const value = typed ?? 0;
  const sign = isReduction ? -1 : 1;
  if (how === 'amount') return { by: 'amount', cents: sign * centsFromEuros(value) };
  if (how === 'price') return { by: 'price', cents: centsFromEuros(value) };
  return { by: 'percent', percent: sign * value };
}

function roundingOf(form: FormData): Rounding | null {
  const chosen = text(form, 'rounding');
  const made = isOneOf(Object.keys(roundings), chosen)
    ? Object.entries(roundings).find(([name]) => name === chosen)?.[1]
    : null;
  const direction = text(form, 'direction');
  return made
    ? { step: made[0], ending: made[1], direction: isOneOf(directions, direction) ? direction : 'nearest' }
    : null;
}

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** The days of a reduction as times; the last day counts whole. */
function daysOf(form: FormData, now: Date, errors: FormErrors) {
  const [first, last] = [text(form, 'from'), text(form, 'until')];
  const from = isDay(first) ? startOfLocalDay(first, shop.timeZone) : null;
  const until = isDay(last) ? startOfLocalDay(addDays(last, 1), shop.timeZone) : null;
  if (until && (until <= now || (from && until <= from))) errors.until = 'until';
  return { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null };
}

function readRule(form: FormData, now: Date, errors: FormErrors): ChangeRule {
  const required = (name: string) => {
    const typed = text(form, name);
    if (typed === '') errors[name] = 'missing';
    return typed;
  };
  const kind = text(form, 'kind');
  switch (isOneOf(kinds, kind) ? kind : 'price') {
    case 'price':
      return { kind: 'price', change: priceChange(form, false, errors), rounding: roundingOf(form) };
    case 'reduction': {
      const days = daysOf(form, now, errors);
      return { kind: 'reduction', change: priceChange(form, true, errors), rounding: roundingOf(form), ...days };
    }
    case 'margin': {
      const typed = typedNumber(text(form, 'margin'));
      if (typed === null || typed < 0 || typed > MOST_MARGIN) errors.margin = 'margin';
      return { kind: 'margin', percent: typed ?? 0, rounding: roundingOf(form) };
    }
    case 'label': {
      const label = text(form, 'label');
      return { kind: 'label', label: isOneOf(labels, label) ? label : 'outlet', isSet: text(form, 'set') !== 'no' };
    }
    case 'category':
      return { kind: 'category', from: text(form, 'categoryFrom') || null, to: required('categoryTo') };
    case 'quantity': {
      const breaks = text(form, 'breaksHow') === 'none' ? [] : readPercentBreaks(text(form, 'breaks'));
      if (breaks === null || (breaks.length === 0 && text(form, 'breaksHow') !== 'none')) errors.breaks = 'breaks';
      return { kind: 'quantity', breaks: breaks ?? [] };
    }
    case 'state': {
      const [state, to] = [text(form, 'state'), text(form, 'to')];
      if (to !== '' && ownAddress(to) === null) errors.to = 'address';
      return { kind: 'state', state: isOneOf(states, state) ? state : 'published', to: ownAddress(to) };
    }
    case 'brand':
      return { kind: 'brand', brand: required('brandName') };
    case 'attribute': {
      const en = text(form, 'attributeEn');
      return {
        kind: 'attribute',
        label: { fi: required('attribute'), ...(en && { en }) },
        value: text(form, 'attributeValue') || null,
      };
    }
  }
}

const MOST_PERCENT = 90;

/** Percentages by amounts as a person types them, `4: 5; 10: 12,5`; null when both do not rise. */
export function readPercentBreaks(typed: string): { from: number; percent: number }[] | null {
  const parts = typed.split(/[;\n]/).flatMap((part) => part.trim() || []);
  const breaks = parts.flatMap((part) => {
    const [, from, percent] = /^(\d{1,4})\s*:\s*(\d{1,2}(?:[.,]\d)?)\s*%?$/.exec(part) ?? [];
    return from && percent ? [{ from: Number(from), percent: Number(percent.replace(',', '.')) }] : [];
  });
  const rises = breaks.every(({ from, percent }, i) => {
    const before = breaks[i - 1];
    return (
      from >= 2 &&
      percent > 0 &&
      percent <= MOST_PERCENT &&
      (!before || (from > before.from && percent > before.percent))
    );
  });
  return breaks.length === parts.length && rises ? breaks : null;
}

export type ReadForm = { rule: ChangeRule; selection: Selection | null; errors: FormErrors };

/** Reads the form of a new change set; what is wrong is in `errors` by field. */
export function readForm(form: FormData, now: Date): ReadForm {
  const errors: FormErrors = {};
  const rule = readRule(form, now, errors);
  const selection = readSelection(form);
  if (!selection) errors.which = 'which';
  return { rule, selection, errors };
}
