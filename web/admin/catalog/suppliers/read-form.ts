import { isOneOf } from '#domain/base/records.ts';
import type { Rounding } from '#domain/catalog/change-sets/price-change.ts';
import type { ListSchedule, ListSource } from '#domain/catalog/suppliers/schedule.ts';
import { FACTOR_ONE, type SupplierRules } from '#domain/catalog/suppliers/supplier.ts';
import { typedNumber } from '#web/admin/base/typed-number.ts';

export const roundings = { none: null, ten: [10, 0], euro: [100, 0], 90: [100, 90], 95: [100, 95] } as const;
export const signs = ['none', 'basic', 'bearer'] as const;

/** Fields that are wrong. */
export type SupplierError = 'number' | 'name' | 'factor' | 'url' | 'at' | 'mostBroken';
type Read<T> = { ok: true; value: T } | { ok: false; error: SupplierError };

const CONTROL = /\p{Cc}/u;
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const isName = (typed: string, most: number) => typed.length > 0 && typed.length <= most && !CONTROL.test(typed);
const wrong = (error: SupplierError) => ({ ok: false, error }) as const;

export function readNew(form: FormData): Read<{ number: string; name: string }> {
  const [number, name] = [text(form, 'number'), text(form, 'name')];
  if (!isName(number, 20) || number.includes('@')) return wrong('number');
  return isName(name, 100) ? { ok: true, value: { number, name } } : wrong('name');
}

function roundingOf(chosen: string): Rounding | null {
  const found = Object.entries(roundings).find(([name]) => name === chosen)?.[1];
  return found ? { step: found[0], ending: found[1], direction: 'nearest' } : null;
}

/** The name of a rounding in the form. */
export const roundingName = (rounding: Rounding | null): string =>
  Object.entries(roundings).find(([, made]) => made?.[0] === rounding?.step && made?.[1] === rounding?.ending)?.[0] ??
  'none';

const LEAST_FACTOR = 0.01;
const MOST_FACTOR = 100;

export function readRules(form: FormData): Read<{ name: string; rules: SupplierRules }> {
  const name = text(form, 'name');
  const factor = typedNumber(text(form, 'factor'));
  const [prefix, group] = [text(form, 'prefix').slice(0, 20), text(form, 'group').slice(0, 100)];
  if (!isName(name, 100) || CONTROL.test(prefix + group)) return wrong('name');
  if (factor === null || factor < LEAST_FACTOR || factor > MOST_FACTOR) return wrong('factor');
  const rules = {
    factor: Math.round(factor * FACTOR_ONE),
    rounding: roundingOf(text(form, 'rounding')),
    perPack: text(form, 'perPack') === 'on',
    prefix,
    group,
  };
  return { ok: true, value: { name, rules } };
}

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:' && url.length <= 500;

/** The schedule of a form; null: lists are dropped by hand. */
export function readSchedule(form: FormData): Read<ListSchedule | null> {
  const from = text(form, 'from');
  if (from !== 'folder' && from !== 'https') return { ok: true, value: null };
  const [url, at, sign] = [text(form, 'url'), text(form, 'at'), text(form, 'sign')];
  const every = text(form, 'every') === 'hour' ? 'hour' : 'day';
  const mostBroken = typedNumber(text(form, 'mostBroken'));
  if (from === 'https' && !isHttps(url)) return wrong('url');
  if (every === 'day' && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(at)) return wrong('at');
  if (mostBroken === null || mostBroken < 0 || mostBroken > 100) return wrong('mostBroken');
  const user = text(form, 'user').slice(0, 200);
  const source: ListSource =
    from === 'folder' ? { kind: from } : { kind: from, url, sign: isOneOf(signs, sign) ? sign : 'none', user };
  return {
    ok: true,
    value: { source, every, at: every === 'day' ? at : '00:00', applies: text(form, 'applies') === 'on', mostBroken },
  };
}
