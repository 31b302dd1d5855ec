import type { ReportService } from '#backend/sales/reports/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { turnoverOf } from '#domain/sales/reports/figures.ts';
import { daysOf, type Period } from '#domain/sales/reports/period.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { storeName } from './sales.tsx';

type Stock = Awaited<ReturnType<ReportService['staff']['stock']>>;

/** What the shelves are worth, and how often they are sold in a year. `null`: the person may not read costs. */
export function StockReport({ stock, period }: { stock: Stock | null; period: Period }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  if (!stock) return <Note>{t('stock.hidden')}</Note>;
  const value = stock.values.reduce((sum, { cents }) => sum + cents, 0);
  const turns = turnoverOf(stock.soldCost, daysOf(period), value);
  const heads = [
    t('col.store'),
    ...(['stock.pieces', 'stock.value', 'stock.unknown'] as const).map((key) => ({ right: t(key) })),
  ];
  return (
    <>
      <section className="sec">
        <dl className="strip">
          <div>
            <dt>{t('stock.value')}</dt>
            <dd>{formatEuros(value)}</dd>
          </div>
          <div>
            <dt>{t('stock.turnover')}</dt>
            <dd>{turns === null ? '–' : turns.toLocaleString(locale)}</dd>
          </div>
        </dl>
      </section>
      <ScrollTable label={t('part.varasto')} heads={heads}>
        {stock.values.map(({ storeId, pieces, cents, unknown }) => (
          <tr key={storeId}>
            <th scope="row">{storeName(storeId)}</th>
            <td className="r num">{pieces}</td>
            <td className="r num">{formatEuros(cents)}</td>
            <td className="r num">{unknown}</td>
          </tr>
        ))}
      </ScrollTable>
      <p className="tfoot">{t('stock.definition')}</p>
    </>
  );
}
