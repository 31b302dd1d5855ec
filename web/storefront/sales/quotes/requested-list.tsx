import type { QuoteView } from '#backend/sales/quotes/service.ts';
import { tradeInTitle } from '#domain/sales/quotes/trade-in-request.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './quotes.module.css';

/** The requested items, until the shop has answered. */
export function AskedList({ quote }: { quote: QuoteView }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="quote-asked" className={styles.offer}>
      <h2 id="quote-asked">{t('quote.asked')}</h2>
      <ul className={styles.asked}>
        {quote.items.map(({ sku, title, variationName, amount }) => (
          <li key={sku}>
            <span>
              {[title, variationName].filter(Boolean).join(', ')}
              <span className="small muted num">{sku}</span>
            </span>
            <span className="num">{t('quote.pieces', { count: amount })}</span>
          </li>
        ))}
      </ul>
      <AskedPart quote={quote} />
      <OfferedInExchange quote={quote} />
      {quote.contact.message ? <p className={styles.words}>{quote.contact.message}</p> : null}
    </section>
  );
}

/** The part asked for in words. */
function AskedPart({ quote: { partEnquiry, photos } }: { quote: QuoteView }) {
  const { t } = useI18n();
  if (!partEnquiry) return null;
  return (
    <div>
      <h3>{t('quote.askedPart', { machine: partEnquiry.machine })}</h3>
      <p className={styles.words}>{partEnquiry.wanted}</p>
      {photos > 0 && <p className="small muted">{t('quote.offered.photos', { count: photos })}</p>}
    </div>
  );
}

/** What the customer offers in exchange, until the shop has answered with a sum. */
function OfferedInExchange({ quote: { tradeIn, photos } }: { quote: QuoteView }) {
  const { t } = useI18n();
  if (!tradeIn) return null;
  const { usage, unit, condition } = tradeIn;
  const facts = [
    t('quote.offered.use', { usage, unit: t(`quote.tradeUnit.${unit}`) }),
    t(`quote.tradeCondition.${condition}`),
    photos > 0 && t('quote.offered.photos', { count: photos }),
  ];
  return (
    <div>
      <h3>{t('quote.offered')}</h3>
      <p>
        {tradeInTitle(tradeIn)} <span className="small muted">{facts.filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}
