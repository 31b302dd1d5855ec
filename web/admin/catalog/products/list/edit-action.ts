import { data, redirect } from 'react-router';
import type { GivenRow } from '#backend/catalog/change-sets/service.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import { typedCents } from '#web/admin/base/typed-number.ts';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';

/** Cells that cannot be read, by the name of their field, and everything that was typed; nothing was changed. */
export type EditAnswer = { wrong: Record<string, 'name' | 'price'>; typed: Record<string, string>; isEmpty: boolean };

const MOST_LETTERS = 200;

/** A field `name:SKU` or `price:SKU` with its value, whose value before is in `was:name:SKU`. */
type Cell = { field: string; kind: string; sku: string; typed: string };

function changedCells(form: FormData): Cell[] {
  return [...form].flatMap(([field, value]) => {
    const [, kind, sku] = /^(name|price):(.+)$/s.exec(field) ?? [];
    const typed = String(value).trim();
    return kind && sku && typed !== String(form.get(`was:${field}`) ?? '').trim() ? [{ field, kind, sku, typed }] : [];
  });
}

/** The change of a cell as a row of a change set; null when it cannot be read. */
function rowOf({ kind, sku, typed }: Cell): GivenRow | null {
  if (kind === 'name')
    return typed === '' || typed.length > MOST_LETTERS ? null : { part: 'products', row: { sku, name: { fi: typed } } };
  const cents = typedCents(typed);
  return cents === null || cents <= 0 ? null : { part: 'prices', row: { sku, price: eurosFromCents(cents) } };
}

/** The rows of edited cells, and those cells that cannot be read. */
export function readCells(form: FormData): { rows: GivenRow[]; wrong: EditAnswer['wrong'] } {
  const wrong: EditAnswer['wrong'] = {};
  const rows: GivenRow[] = [];
  for (const cell of changedCells(form)) {
    const row = rowOf(cell);
    if (row) rows.push(row);
    else wrong[cell.field] = cell.kind === 'name' ? 'name' : 'price';
  }
  return { rows, wrong };
}

export async function editAction({ shop, actor, locale }: ReturnType<typeof staffOf>, form: FormData) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { rows, wrong } = readCells(form);
  if (Object.keys(wrong).length > 0) return data<EditAnswer>({ wrong, typed, isEmpty: false }, 400);
  if (rows.length === 0) return data<EditAnswer>({ wrong, typed, isEmpty: true }, 400);
  const title = textsOf(locale, fi, en)('edit.set', { count: rows.length });
  const made = await shop.changeSets.make(actor, { title, source: 'cells', rows });
  if (made.ok) throw redirect(`/muutokset/${made.value.id}`);
  return data<EditAnswer>({ wrong, typed, isEmpty: true }, 400);
}
