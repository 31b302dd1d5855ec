import { z } from 'zod';
import type { VatReportRow } from '#backend/sales/reports/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import { command, json, month, option } from '../../command.ts';
import { printTable } from '../../output.ts';

const SOURCES = { sales: 'Sales', pickups: 'Paid at pickups', refunds: 'Refunds' };
const RATES = { margin: 'margin scheme', voucher: 'gift cards' };

const rateText = (row: Pick<VatReportRow, 'rate' | 'isVoucher'>) => {
  const kind = vatKind(row);
  return kind === 'rate' ? `${String(row.rate).replace('.', ',')} %` : RATES[kind];
};
const cells = (row: Pick<VatReportRow, 'gross' | 'net' | 'vat' | 'rate' | 'isVoucher'>) =>
  vatKind(row) === 'rate'
    ? [formatEuros(row.net), formatEuros(row.vat), formatEuros(row.gross)]
    : ['', '', formatEuros(row.gross)];

/** Sums rows by VAT rate, in order of appearance. */
function byRate(rows: readonly VatReportRow[]) {
  const sums = new Map<string, VatReportRow>();
  for (const row of rows) {
    const sum = sums.get(rateText(row));
    sums.set(
      rateText(row),
      sum ? { ...sum, gross: sum.gross + row.gross, net: sum.net + row.net, vat: sum.vat + row.vat } : row,
    );
  }
  return [...sums.values()];
}

export const showVat = command({
  name: 'reports vat',
  description: 'VAT of a month by rate: sales, payments at pickups, refunds',
  input: z.strictObject({
    month: option('--month <month>', 'e.g. 2026-11', month),
    json: json('as JSON, in cents'),
  }),
  run: async (shop, { month, json }, out) => {
    const report = await shop.reports.vat(month);
    if (json) return out.line(JSON.stringify({ month, ...report }, null, 2));
    const { rows, paid, back } = report;
    if (rows.length === 0) return out.line(`Nothing was paid or given back in ${month}.`);
    const told = [
      ...rows.map((row) => [SOURCES[row.source], rateText(row), ...cells(row)]),
      ...byRate(rows).map((row) => ['Together', rateText(row), ...cells(row)]),
    ];
    printTable(out, ['', 'VAT rate', 'Net', 'VAT', 'Gross'], told);
    out.line('');
    out.line(`Paid by the gateway ${formatEuros(paid.gateway)}, by gift cards ${formatEuros(paid.giftCards)}`);
    out.line(`Given back by the gateway ${formatEuros(back.gateway)}, to gift cards ${formatEuros(back.giftCards)}`);
  },
});
