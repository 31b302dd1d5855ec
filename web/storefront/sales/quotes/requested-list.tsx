import type { QuoteView } from '#backend/sales/quotes/service.ts';
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
      {quote.contact.message ? <p className={styles.words}>{quote.contact.message}</p> : null}
    </section>
  );
}
