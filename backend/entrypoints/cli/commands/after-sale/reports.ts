import type { VatReportRow } from '#backend/sales/reports/service.ts';
import type { Shop } from '#backend/shop.ts';
import { formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import type { Out } from '../../command.ts';
import { table } from '../../table.ts';

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

/** Prints the VAT of a month by rate. */
export async function showVat(shop: Shop, { month, json }: { month: string; json: boolean }, out: Out): Promise<void> {
  const report = await shop.reports.vat(month);
  if (json) return out.line(JSON.stringify({ month, ...report }, null, 2));
  const { rows, paid, back } = report;
  if (rows.length === 0) return out.line(`Nothing was paid or given back in ${month}.`);
  const told = [
    ...rows.map((row) => [SOURCES[row.source], rateText(row), ...cells(row)]),
    ...byRate(rows).map((row) => ['Together', rateText(row), ...cells(row)]),
  ];
  for (const line of table(['', 'VAT rate', 'Net', 'VAT', 'Gross'], told)) out.line(line);
  out.line('');
  out.line(`Paid by the gateway ${formatEuros(paid.gateway)}, by gift cards ${formatEuros(paid.giftCards)}`);
  out.line(`Given back by the gateway ${formatEuros(back.gateway)}, to gift cards ${formatEuros(back.giftCards)}`);
}

/** Prints the issued, used and open amounts of gift cards. */
export async function showGiftCards(
  shop: Shop,
  { month, json }: { month: string | null; json: boolean },
  out: Out,
): Promise<void> {
  const report = await shop.reports.giftCards(month);
  if (json) return out.line(JSON.stringify({ month, ...report }, null, 2));
  const rows: [string, number][] = [
    ...(month ? ([['Open before', report.before]] as [string, number][]) : []),
    ['Issued', report.issued],
    ['Used', -report.used],
    ['Given back to cards', report.refunded],
    ['Adjusted', report.adjusted],
    ['Expired', -report.expired],
    [`Open, on ${report.cards} cards`, report.open],
  ];
  for (const line of table(
    [month ?? 'All the time', 'Sum'],
    rows.map(([label, cents]) => [label, formatEuros(cents)]),
  ))
    out.line(line);
}
