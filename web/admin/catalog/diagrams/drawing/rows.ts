import { type Hotspot, type HotspotClash, type HotspotEdit, isSameSpot } from '#domain/catalog/diagrams/hotspots.ts';

/** A place as it is worked on: what the person saw, and the texts of its fields. */
export type SpotRow = {
  key: string;
  base: Hotspot | null;
  number: string;
  sku: string;
  amount: string;
  x: string;
  y: string;
  isGone: boolean;
};

const decimal = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')));

export const rowOf = (spot: Hotspot, key: string, base: Hotspot | null = spot): SpotRow => ({
  key,
  base,
  sku: spot.sku,
  isGone: false,
  number: String(spot.number),
  amount: String(spot.amount),
  x: String(spot.x),
  y: String(spot.y),
});

export const rowsOf = (spots: readonly Hotspot[]): SpotRow[] => spots.map((spot, i) => rowOf(spot, `s${i}`));

export const spotOf = ({ number, sku, amount, x, y }: Omit<SpotRow, 'key' | 'base' | 'isGone'>): Hotspot => ({
  number: decimal(number),
  sku: sku.trim(),
  amount: decimal(amount),
  x: decimal(x),
  y: decimal(y),
});

const isEmpty = ({ base, sku, number }: SpotRow) => base === null && sku.trim() === '' && number.trim() === '';

/** What the person did, row by row. */
export const editsOf = (rows: readonly SpotRow[]): HotspotEdit[] =>
  rows
    .filter((row) => !isEmpty(row) && !(row.isGone && row.base === null))
    .map((row) => ({ base: row.base, mine: row.isGone ? null : spotOf(row) }));

export const isChanged = (rows: readonly SpotRow[]): boolean =>
  editsOf(rows).some(({ base, mine }) => base === null || mine === null || !isSameSpot(base, mine));

function storedSpot(text: string): Hotspot | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const field = (name: string): unknown => Reflect.get(value, name);
    return {
      sku: String(field('sku') ?? ''),
      number: Number(field('number')),
      amount: Number(field('amount')),
      x: Number(field('x')),
      y: Number(field('y')),
    };
  } catch {
    return null;
  }
}

/** The rows of a sent form. */
export function typedRows(form: FormData): SpotRow[] {
  const all = (name: string) => form.getAll(`spot.${name}`).map(String);
  const [bases, numbers, skus, amounts, xs, ys] = ['base', 'number', 'sku', 'amount', 'x', 'y'].map(all);
  const gone = new Set(all('gone'));
  return (bases ?? []).slice(0, 1000).map((base, i) => ({
    key: `t${i}`,
    base: storedSpot(base),
    isGone: gone.has(String(i)),
    number: numbers?.[i] ?? '',
    sku: skus?.[i] ?? '',
    amount: amounts?.[i] ?? '',
    x: xs?.[i] ?? '',
    y: ys?.[i] ?? '',
  }));
}

const isOf = ({ base, mine }: HotspotClash, row: SpotRow) =>
  base !== null && row.base !== null && isSameSpot(base, row.base) && (mine === null) === row.isGone;

/** The rows after a clash: what a colleague stored is what the next save starts from. */
export const rebased = (rows: readonly SpotRow[], clashes: readonly HotspotClash[]): SpotRow[] =>
  rows.map((row) => {
    const clash = clashes.find((one) => isOf(one, row));
    return clash ? { ...row, base: clash.theirs } : row;
  });
