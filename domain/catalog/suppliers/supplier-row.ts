import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import { changePrice } from '#domain/catalog/change-sets/price-change.ts';
import type { DecimalMark } from '#domain/catalog/imports/import-run.ts';
import { FINE, type PriceTextProblem, readPriceText } from './price-text.ts';
import { FACTOR_ONE, type PriceRule, type SupplierField, type SupplierRules } from './supplier.ts';

export type RowProblem =
  | PriceTextProblem
  | 'missing'
  | 'too-long'
  | 'too-large'
  | 'control-characters'
  | 'other-currency'
  | 'not-a-number'
  | 'not-a-day';

/** A row of a list by what its columns mean; a field that the list has no column for is missing. */
export type ListCells = Partial<Record<SupplierField, string>>;

/** A part as a list describes it; what the list has no column for is missing and stays as it is. */
export type ListedPart = {
  code: string;
  name?: string;
  group?: string;
  price?: Cents | null;
  quantity?: number | null;
  availableOn?: string | null;
  replacedBy?: string[];
  ean?: string;
};

export type ListReading = { rules: SupplierRules; decimal: DecimalMark | null; vatPercent: number };

const MOST_CENTS = 999_999_999;
const MOST_PIECES = 1_000_000;
const LONGEST: Partial<Record<SupplierField, number>> = { code: 100, name: 300, group: 100 };
const CONTROL = /\p{Cc}/u;
const CENT = FINE / 100;

/** The shop's price with VAT of a list price in ten-thousandths of a euro. */
export function priceOf(list: number, { factor, rounding }: PriceRule, vatPercent: number): Cents {
  const vat = 1000 + Math.round(vatPercent * 10);
  const cents = roundHalfUp((list * vat * factor) / (1000 * FACTOR_ONE * CENT));
  return (rounding && changePrice(cents, { by: 'amount', cents: 0 }, rounding)) ?? cents;
}

/** `2027-01-15` of `15.1.2027` or of itself; null when there is no such day. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  return isCalendarDay(iso) ? iso : null;
}

type Found = { part: ListedPart; problems: { field: SupplierField; reason: RowProblem }[] };

function readPrice(cells: ListCells, { rules, decimal, vatPercent }: ListReading, { part, problems }: Found): void {
  const field = cells.priceWithVat === undefined ? 'priceWithoutVat' : 'priceWithVat';
  const text = cells[field]?.trim();
  if (text === undefined) return;
  if (text === '') {
    part.price = null;
    return;
  }
  const list = readPriceText(text, decimal);
  if (typeof list === 'string') return void problems.push({ field, reason: list });
  const pieces = rules.perPack ? Number(cells.packSize?.trim() || 1) : 1;
  if (!Number.isInteger(pieces) || pieces < 1) return void problems.push({ field: 'packSize', reason: 'not-a-number' });
  const price = priceOf(list / pieces, rules, field === 'priceWithVat' ? 0 : vatPercent);
  if (price > MOST_CENTS) problems.push({ field, reason: 'too-large' });
  else part.price = price;
}

function readQuantity(text: string, { part, problems }: Found): void {
  const bare = text.replaceAll(/[\s\u00a0]/g, '').replace(/[.,]0+$/, '');
  if (bare === '') part.quantity = null;
  else if (!/^-?\d+$/.test(bare)) problems.push({ field: 'quantity', reason: 'not-a-number' });
  // systems write what is ordered already as negative
  else part.quantity = Math.min(Math.max(0, Number(bare)), MOST_PIECES);
}

function readTexts(cells: ListCells, { rules }: ListReading, { part, problems }: Found): void {
  for (const field of ['code', 'name', 'group'] as const) {
    const text = cells[field]?.trim();
    if (text === undefined) continue;
    const isNeeded = field !== 'group';
    if (isNeeded && text === '') problems.push({ field, reason: 'missing' });
    else if (CONTROL.test(text) || !text.isWellFormed()) problems.push({ field, reason: 'control-characters' });
    else if (text.length + (field === 'code' ? rules.prefix.length : 0) > (LONGEST[field] ?? 0))
      problems.push({ field, reason: 'too-long' });
    else part[field] = field === 'code' ? rules.prefix + text : text || rules.group;
  }
}

/** Reads a row of a supplier's list (supplier-list-2); every wrong cell is named. */
export function readListRow(cells: ListCells, reading: ListReading): Found {
  const found: Found = { part: { code: '' }, problems: [] };
  const { part, problems } = found;
  readTexts(cells, reading, found);
  const currency = cells.currency?.trim().toUpperCase();
  if (currency && currency !== 'EUR' && currency !== '€')
    problems.push({ field: 'currency', reason: 'other-currency' });
  readPrice(cells, reading, found);
  if (cells.quantity !== undefined) readQuantity(cells.quantity, found);
  if (cells.availableOn !== undefined) {
    const text = cells.availableOn.trim();
    const day = text === '' ? null : dayOf(text);
    if (text !== '' && day === null) problems.push({ field: 'availableOn', reason: 'not-a-day' });
    else part.availableOn = day;
  }
  const ean = cells.ean?.replaceAll(/[\s-]/g, '');
  if (ean) part.ean = ean;
  if (cells.replacedBy !== undefined) {
    const codes = cells.replacedBy.split(/[|;,]/).map((code) => code.trim());
    part.replacedBy = codes.filter(Boolean).map((code) => reading.rules.prefix + code);
  }
  return found;
}
