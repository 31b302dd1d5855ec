import { type Cents, roundHalfUp } from '#domain/base/money.ts';

/** How much a sku contains: 4 l, 250 g, 12 pieces; thousandths at most. */
export type Content = { amount: number; unit: ContentUnit };

export const contentUnits = ['ml', 'cl', 'dl', 'l', 'g', 'kg', 'cm', 'm', 'm2', 'm3', 'pcs'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** What a unit price is of: one litre, kilogram, metre, square metre, cubic metre or piece. */
export type BaseUnit = 'l' | 'kg' | 'm' | 'm2' | 'm3' | 'pcs';

/** The price of one base unit in cents including VAT; `isFrom` when variants differ and this is the lowest. */
export type UnitPrice = { cents: Cents; per: BaseUnit; isFrom?: true };

/** The base unit of a unit, and how many of the unit it has. */
const BASES: Record<ContentUnit, { per: BaseUnit; parts: number }> = {
  ml: { per: 'l', parts: 1000 },
  cl: { per: 'l', parts: 100 },
  dl: { per: 'l', parts: 10 },
  l: { per: 'l', parts: 1 },
  g: { per: 'kg', parts: 1000 },
  kg: { per: 'kg', parts: 1 },
  cm: { per: 'm', parts: 100 },
  m: { per: 'm', parts: 1 },
  m2: { per: 'm2', parts: 1 },
  m3: { per: 'm3', parts: 1 },
  pcs: { per: 'pcs', parts: 1 },
};

const THOUSANDTHS = 1000;

/**
 * The price of a litre, kilogram, metre or piece, half up to the cent, from the price that is asked now, reduced or not (price-14;
 * Decree 553/2013, sections 2 and 3; Directive 98/6/EC, art. 2 b).
 */
export function unitPrice(price: Cents, { amount, unit }: Content): UnitPrice {
  const { per, parts } = BASES[unit];
  const thousandths = Math.max(1, Math.round(amount * THOUSANDTHS));
  return { cents: roundHalfUp((price * parts * THOUSANDTHS) / thousandths), per };
}

/** The unit price to show beside a price: none where it is the price itself (Directive 98/6/EC, art. 3.1). */
export const shownUnitPrice = (unit: UnitPrice | undefined, price: Cents): UnitPrice | null =>
  unit && (unit.isFrom || unit.cents !== price) ? unit : null;

/** The unit price of a product of several skus: the lowest, when all are of the same unit. */
export function lowestUnitPrice(prices: readonly (UnitPrice | null)[]): UnitPrice | null {
  const known = prices.filter((price) => price !== null);
  const [first] = known;
  if (!first || known.length < prices.length || known.some(({ per }) => per !== first.per)) return null;
  const lowest = Math.min(...known.map(({ cents }) => cents));
  const differ = known.some(({ cents }) => cents !== lowest);
  return { cents: lowest, per: first.per, ...(differ && { isFrom: true as const }) };
}

const UNIT_NAMES: Record<string, ContentUnit> = { 'm²': 'm2', 'm³': 'm3', kpl: 'pcs', st: 'pcs' };

/** What a person types as the content, `4 l` or `0,25 kg`; null when it is none. */
export function readContent(typed: string): Content | null {
  const [, number, name = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*([a-z]+[²³23]?)$/i.exec(typed.trim()) ?? [];
  const written = name.toLowerCase();
  const unit = contentUnits.find((one) => one === (UNIT_NAMES[written] ?? written));
  const amount = Number(number?.replace(',', '.'));
  return unit && amount > 0 ? { amount, unit } : null;
}

/** A content as a person types it. */
export const contentText = ({ amount, unit }: Content): string => `${String(amount).replace('.', ',')} ${unit}`;
