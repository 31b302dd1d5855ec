import type { GiftCardReport, VatReport } from '#backend/sales/reports/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { vatKind } from '#domain/base/vat.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';

type Props = { month: string; vat: VatReport; cards: GiftCardReport };
const steps = ['before', 'issued', 'used', 'refunded', 'adjusted', 'expired', 'open'] as const;

/** VAT of a month by rate and source, and the gift card liability: what was open, moved, and is open. */
export function TaxReport({ month, vat, cards }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const heads = [
    t('vat.source'),
    t('vat.rate'),
    ...(['col.net', 'col.vat', 'col.gross'] as const).map((key) => ({ right: t(key) })),
  ];
  return (
    <>
      <p className="hint">{t('vat.month', { month })}</p>
      <section className="sec">
        <h2>{t('vat.title')}</h2>
        {vat.rows.length === 0 && <p className="muted">{t('vat.none')}</p>}
        {vat.rows.length > 0 && (
          <ScrollTable label={t('vat.title')} heads={heads}>
            {vat.rows.map((row) => {
              const kind = vatKind(row);
              return (
                <tr key={`${row.source} ${row.rate} ${row.isVoucher}`}>
                  <th scope="row">{t(`vat.${row.source}`)}</th>
                  <td>
                    {kind === 'rate' ? t('vat.percent', { rate: row.rate.toLocaleString(locale) }) : t(`vat.${kind}`)}
                  </td>
                  <td className="r num">{kind === 'rate' ? formatEuros(row.net) : '–'}</td>
                  <td className="r num">{kind === 'rate' ? formatEuros(row.vat) : '–'}</td>
                  <td className="r num">{formatEuros(row.gross)}</td>
                </tr>
              );
            })}
          </ScrollTable>
        )}
      </section>
      <section className="sec">
        <h2>{t('cards.title')}</h2>
        <dl className="dl r">
          {steps.flatMap((step) => [
            <dt key={`${step} name`}>{t(`cards.${step}`)}</dt>,
            <dd key={step}>{formatEuros(cards[step])}</dd>,
          ])}
          <dt>{t('cards.count')}</dt>
          <dd>{cards.cards}</dd>
        </dl>
      </section>
    </>
  );
}
