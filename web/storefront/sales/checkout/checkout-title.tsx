import { Link } from 'react-router';
import { lastDayText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { CheckoutQuote } from './basket/checkout-quote.ts';
import styles from './checkout.module.css';

/** The page's heading with a link back to the cart or the quote. */
export function CheckoutTitle({ quote }: { quote: CheckoutQuote | null }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <div className={styles.title}>
      <Link className="more" to={quote ? to.quote(quote.secret) : to.cart()}>
        <Icon name="arrow-left" small />
        {quote ? t('checkout.quoteOf', { number: quote.number }) : t('cart.title')}
      </Link>
      <h1>{t('checkout.title')}</h1>
      {quote ? (
        <p className="muted">{t('checkout.quoteValid', { date: lastDayText(quote.validUntil, locale) })}</p>
      ) : null}
    </div>
  );
}
