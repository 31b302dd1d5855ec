import { stringify } from 'csv-stringify/sync';
import type { Cents } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import type { SpanFigures } from './figures-by-day.ts';
import type { GoodsReport } from './goods-report.ts';
import type { StockRow } from './other-reports.ts';
import type { VatReport } from './vat-report.ts';

const comma = (cents: Cents | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

/** As spreadsheets open it: semicolons, decimal commas, UTF-8 with a mark; a name such as `=1+1` stays text. */
const csv = (rows: string[][]) => `\uFEFF${stringify(rows, { delimiter: ';', escape_formulas: true })}`;

/** Sales by day, week or month, beside the compared days and the budget. */
export const salesCsv = (spans: readonly SpanFigures[]): string =>
  csv([
    ['from', 'to', 'sales', 'compared_from', 'compared_to', 'compared_sales', 'budget'],
    ...spans.map(({ from, to, cents, earlier, budget }) => [
      ...[from, to, comma(cents), earlier?.from ?? '', earlier?.to ?? ''],
      ...[comma(earlier?.cents ?? null), comma(budget)],
    ]),
  ]);

/** What stands on the shelves at today's cost; empty where the cost is not known. */
export const stockCsv = (rows: readonly StockRow[]): string =>
  csv([
    ['store', 'sku', 'name', 'pieces', 'unit_cost', 'value'],
    ...rows.map(({ storeId, sku, name, pieces, cost }) => [
      ...[storeId, sku, name, String(pieces), comma(cost), comma(cost === null ? null : cost * pieces)],
    ]),
  ]);

/** VAT of a month by source and rate; vouchers and the margin scheme have no net and no VAT of their own here. */
export const vatCsv = (month: string, { rows }: VatReport): string =>
  csv([
    ['month', 'source', 'kind', 'rate', 'net', 'vat', 'gross'],
    ...rows.map((row) => {
      const kind = vatKind(row);
      const isRate = kind === 'rate';
      return [
        ...[month, row.source, kind, isRate ? String(row.rate).replace('.', ',') : ''],
        ...[comma(isRate ? row.net : null), comma(isRate ? row.vat : null), comma(row.gross)],
      ];
    }),
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
