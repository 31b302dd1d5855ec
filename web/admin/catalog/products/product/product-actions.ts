import { data, redirect } from 'react-router';
import type { ProductClash, ProductSaved } from '#backend/catalog/products/staff/service.ts';
import { minutesOf } from '#domain/base/time/local-clock.ts';
import { isCalendarDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import type { staffOf } from '#web/admin/base/context.ts';
import type fi from '#web/messages/admin/fi/product.ts';
import { readEdits } from './form-edits.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>;
type Texts = keyof typeof fi;
type Done = Extract<Texts, `done.${string}`> extends `done.${infer K}` ? K : never;

/** What an action answers when it did nothing; what was typed comes back with it. */
export type ProductAnswer =
  | { failed: 'unknown' | 'taken' | 'no_such_move' }
  | { problems: { field: string; reason: string }[]; typed: [string, string][] }
  | { version: number; clashes: ProductClash[]; typed: [string, string][] };

const CONFLICT = 409;
const INVALID = 422;

export const productPath = (sku: string) => `/tuotteet/${encodeURIComponent(sku)}`;

/** Back to the page when it was done, else what was refused with all that was typed. */
export function answer(saved: ProductSaved, done: Done, form: FormData) {
  if (saved.ok) {
    const merged = saved.value.others.length > 0 ? 'merged' : done;
    return redirect(`${productPath(saved.value.sku)}?done=${merged}`);
  }
  const typed = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  if (saved.reason === 'invalid')
    return data<ProductAnswer>({ problems: saved.details ?? [], typed }, { status: INVALID });
  if (saved.reason === 'conflict' && saved.details)
    return data<ProductAnswer>({ ...saved.details, typed }, { status: CONFLICT });
  const failed = saved.reason === 'unknown' || saved.reason === 'taken' ? saved.reason : 'no_such_move';
  return data<ProductAnswer>({ failed }, { status: CONFLICT });
}

/** Does what a form of the page asks. */
export async function productAction({ shop, actor }: Staff, sku: string, form: FormData) {
  const { products } = shop;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('intent')) {
    case 'publish':
      return answer(await products.publish(actor, sku), 'publish', form);
    case 'schedule':
      return answer(await products.schedule(actor, sku, timeOf(text('day'), text('time'))), 'schedule', form);
    case 'unschedule':
      return answer(await products.schedule(actor, sku, null), 'save', form);
    case 'draft':
      return answer(await products.withdraw(actor, sku, 'draft', null), 'draft', form);
    case 'archive':
      return answer(await products.withdraw(actor, sku, 'archived', ownAddress(text('to'))), 'archive', form);
    case 'duplicate':
      return answer(await products.duplicate(actor, sku, text('as')), 'duplicate', form);
    default:
      return answer(await products.save(actor, sku, readEdits(form)), 'save', form);
  }
}

const MINUTE_MS = 60_000;

/** A local day and time; midnight without a time, null without a day. */
function timeOf(day: string, time: string): Date | null {
  if (!isCalendarDay(day)) return null;
  const minutes = /^\d{2}:\d{2}$/.test(time) ? minutesOf(time) : 0;
  return new Date(startOfLocalDay(day, config.timeZone).getTime() + minutes * MINUTE_MS);
}

/** An address of the shop itself; null for anything else. */
const ownAddress = (to: string): string | null => (/^\/(?!\/)[^\s\\]*$/.test(to) ? to : null);
