import type { ReportService } from '#backend/sales/reports/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isOneOf } from '#domain/base/records.ts';
import { sharePercent } from '#domain/sales/reports/figures.ts';
import { returnReasons } from '#domain/sales/returns/return-lines.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';

type Service = Awaited<ReturnType<ReportService['staff']['service']>>;

/** Quotes, returns, searches and the way from the checkout to an order. */
export function ServiceReport({ service: { returns, whole } }: { service: Service }) {
  const t = useTexts(fi, en);
  return (
    <>
      {whole && <Whole whole={whole} />}
      <section className="sec">
        <h2>{t('returns.title')}</h2>
        {returns.length === 0 && <p className="muted">{t('returns.none')}</p>}
        {returns.length > 0 && (
          <ScrollTable
            label={t('returns.title')}
            heads={[t('returns.reason'), { right: t('returns.count') }, { right: t('col.pieces') }]}
          >
            {returns.map(({ reason, returns: count, pieces }) => (
              <tr key={reason}>
                <th scope="row">{t(`reason.${isOneOf(returnReasons, reason) ? reason : 'none'}`)}</th>
                <td className="r num">{count}</td>
                <td className="r num">{pieces}</td>
              </tr>
            ))}
          </ScrollTable>
        )}
      </section>
    </>
  );
}

function Whole({ whole: { quotes, search, conversion } }: { whole: NonNullable<Service['whole']> }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const share = sharePercent(conversion.paid, conversion.checkouts);
  return (
    <>
      <section className="sec">
        <h2>{t('quotes.title')}</h2>
        <dl className="strip">
          {(['asked', 'answered', 'won', 'lost', 'open'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`quotes.${name}`)}</dt>
              <dd className="num">{quotes[name]}</dd>
            </div>
          ))}
          <div>
            <dt>{t('quotes.wonSum')}</dt>
            <dd className="num">{formatEuros(quotes.wonCents)}</dd>
          </div>
        </dl>
        <p className="hint">{t('quotes.definition')}</p>
      </section>
      <section className="sec">
        <h2>{t('conversion.title')}</h2>
        <dl className="strip">
          {(['checkouts', 'placed', 'paid'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`conversion.${name}`)}</dt>
              <dd className="num">{conversion[name]}</dd>
            </div>
          ))}
          <div>
            <dt>{t('conversion.share')}</dt>
            <dd className="num">{share === null ? '–' : `${share.toLocaleString(locale)} %`}</dd>
          </div>
        </dl>
        <p className="hint">{t('conversion.definition')}</p>
      </section>
      <section className="sec">
        <h2>{t('search.title')}</h2>
        <dl className="strip">
          {(['searches', 'missed', 'clicks'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`search.${name}`)}</dt>
              <dd className="num">{search[name]}</dd>
            </div>
          ))}
        </dl>
        {search.misses.length === 0 && <p className="muted">{t('search.noMisses')}</p>}
        {search.misses.length > 0 && (
          <ScrollTable label={t('search.misses')} heads={[t('search.query'), { right: t('search.times') }]}>
            {search.misses.map(({ query, times }) => (
              <tr key={query}>
                <th scope="row">{query}</th>
                <td className="r num">{times}</td>
              </tr>
            ))}
          </ScrollTable>
        )}
      </section>
    </>
  );
}
