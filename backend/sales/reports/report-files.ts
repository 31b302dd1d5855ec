import { stringify } from 'csv-stringify/sync';
import type { Cents } from '#domain/base/money.ts';
import type { DayFigures } from './figures-by-day.ts';
import type { GoodsReport } from './goods-report.ts';

const comma = (cents: Cents | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

/** As spreadsheets open it: semicolons, decimal commas, UTF-8 with a mark; a name such as `=1+1` stays text. */
const csv = (rows: string[][]) => `\uFEFF${stringify(rows, { delimiter: ';', escape_formulas: true })}`;

export const salesCsv = (days: readonly DayFigures[]): string =>
  csv([
    ['day', 'sales', 'compared_day', 'compared_sales'],
    ...days.map(({ day, cents, earlier }) => [
      day,
      comma(cents),
      earlier?.day ?? '',
      earlier ? comma(earlier.cents) : '',
    ]),
  ]);

/** Goods by category, brand and product; margins only where costs were read. */
export function goodsCsv(report: GoodsReport, seesCosts: boolean): string {
  const groups = ['categories', 'brands', 'products'] as const;
  return csv([
    ['group', 'key', 'name', 'pieces', 'net', 'gross', ...(seesCosts ? ['known_net', 'cost'] : [])],
    ...groups.flatMap((group) =>
      report[group].map(({ key, name, pieces, net, cents, knownNet, cost }) => [
        ...[group, key, name.fi, String(pieces), comma(net), comma(cents)],
        ...(seesCosts ? [comma(knownNet), comma(cost)] : []),
      ]),
    ),
  ]);
}
