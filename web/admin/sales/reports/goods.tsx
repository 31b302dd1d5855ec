import type { ReportService } from '#backend/sales/reports/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { marginPercent } from '#domain/sales/reports/figures.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Change } from './change.tsx';

type Goods = Awaited<ReturnType<ReportService['staff']['goods']>>;
const groups = ['categories', 'brands', 'products'] as const;

/** Goods sold by category, brand and product, with margins for those who may read costs. */
export function GoodsReport({ goods: { now, earlier, seesCosts } }: { goods: Goods }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const heads = [
    t('col.name'),
    ...(['col.pieces', 'col.net', 'col.gross', 'col.change'] as const).map((key) => ({ right: t(key) })),
  ];
  const all = seesCosts ? [...heads, { right: t('col.margin') }, { right: t('col.marginPercent') }] : heads;
  return (
    <>
      {groups.map((group) => (
        <section className="sec" key={group}>
          <h2>{t(`goods.${group}`)}</h2>
          <ScrollTable label={t(`goods.${group}`)} heads={all}>
            {now[group].map(({ key, name, pieces, net, cents, knownNet, cost }) => (
              <tr key={key}>
                <th scope="row">{name[locale] ?? name.fi}</th>
                <td className="r num">{pieces}</td>
                <td className="r num">{formatEuros(net)}</td>
                <td className="r num">{formatEuros(cents)}</td>
                <td className="r num">
                  <Change
                    now={cents}
                    earlier={earlier && (earlier[group].find((row) => row.key === key)?.cents ?? 0)}
                  />
                </td>
                {seesCosts && (
                  <>
                    <td className="r num">{knownNet === null || cost === null ? '–' : formatEuros(knownNet - cost)}</td>
                    <td className="r num">{percent(knownNet, cost, locale)}</td>
                  </>
                )}
              </tr>
            ))}
          </ScrollTable>
        </section>
      ))}
      <p className="tfoot">{t('goods.definition')}</p>
    </>
  );
}

function percent(net: number | null, cost: number | null, locale: string): string {
  const margin = net === null || cost === null ? null : marginPercent(net, cost);
  return margin === null ? '–' : `${margin.toLocaleString(locale)} %`;
}
