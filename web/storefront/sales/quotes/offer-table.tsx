import type { QuoteView } from '#backend/sales/quotes/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isMarginRate, netOf } from '#domain/base/vat.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import styles from './quotes.module.css';

type Answer = NonNullable<QuoteView['answer']>;

/** The shop's offer: lines with prices, totals with and without VAT, the message, and the PDF. */
export function OfferTable({ answer, pdf, isNet }: { answer: Answer; pdf: string; isNet: boolean }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="quote-offer" className={styles.offer} data-vat={isNet ? 'excl' : undefined}>
      <h2 id="quote-offer">{t('quote.offer')}</h2>
      {answer.words ? <p className={styles.words}>{answer.words}</p> : null}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('quote.head.product')}</th>
            <th scope="col">{t('quote.head.amount')}</th>
            <th scope="col">{t('quote.head.unit')}</th>
            <th scope="col">
              {t('quote.head.sum')} <span className="vat-ex small">{t('catalog.price.withoutVat')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
            <tr key={index}>
              <th scope="row">
                {[line.title, line.variationName].filter(Boolean).join(', ')}
                {line.sku ? <span className="small muted num">{line.sku}</span> : null}
              </th>
              <td data-label={t('quote.head.amount')}>{line.amount}</td>
              <td data-label={t('quote.head.unit')}>
                <VatText cents={line.unit} rate={line.vatRate} />
              </td>
              <td>
                <VatText cents={line.total} rate={line.vatRate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums answer={answer} />
      {answer.deliveryTime ? (
        <p>
          <b>{t('quote.deliveryTime')}:</b> {answer.deliveryTime}
        </p>
      ) : null}
      <a className={buttonClass({ look: 'outline' })} href={pdf}>
        <Icon name="download" small />
        {t('quote.pdf')}
      </a>
    </section>
  );
}

function Sums({ answer: { lines, totals, delivery, tradeIn } }: { answer: Answer }) {
  const { t } = useI18n();
  const goods = lines.reduce((sum, { total, vatRate }) => sum + netOf(total, vatRate), 0);
  const net = { goods, delivery: totals.netTotal - goods };
  return (
    <dl className="sum-rows">
      <div>
        <dt>{t('quote.sum.goods')}</dt>
        <dd>
          <span className="vat-in">{formatEuros(totals.goods)}</span>
          <span className="vat-ex">{formatEuros(net.goods)}</span>
        </dd>
      </div>
      <div>
        <dt>{delivery ? t('quote.sum.delivery', { label: delivery }) : t('quote.sum.deliveryLater')}</dt>
        <dd>
          {delivery ? (
            <>
              <span className="vat-in">{formatEuros(totals.shipping + totals.officeFee)}</span>
              <span className="vat-ex">{formatEuros(net.delivery)}</span>
            </>
          ) : (
            t('quote.sum.atCheckout')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('quote.sum.net')}</dt>
        <dd>{formatEuros(totals.netTotal)}</dd>
      </div>
      <div className="sum-tot">
        <dt>
          {t('quote.sum.total')}
          {totals.vat.map((row) => (
            <span key={row.rate} className={classes('small muted', styles.vat)}>
              {isMarginRate(row.rate)
                ? t('quote.sum.margin', { gross: formatEuros(row.gross) })
                : t('quote.sum.vat', { rate: String(row.rate).replace('.', ','), vat: formatEuros(row.vat) })}
            </span>
          ))}
        </dt>
        <dd>{formatEuros(totals.total)}</dd>
      </div>
      {tradeIn ? (
        <>
          <div>
            <dt>
              {t('quote.sum.tradeIn', { title: tradeIn.title })}
              <span className="small muted">{t('quote.sum.tradeInTerms')}</span>
            </dt>
            <dd>{formatEuros(-tradeIn.credit)}</dd>
          </div>
          <div className="sum-tot">
            <dt>{t('quote.sum.payNow')}</dt>
            <dd>{formatEuros(totals.payNow)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
