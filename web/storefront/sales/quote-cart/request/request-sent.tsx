import { useI18n } from '#web/messages/i18n.tsx';
import { useTrackOnce } from '#web/storefront/base/analytics/track.ts';
import { links } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/sales/quote-cart/quote-cart.module.css';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';

/** Confirms the request with its number and the next steps (quote-2). Takes the focus, because the form is gone. */
export function RequestSent({ number, isEnquiry = false }: { number: string; isEnquiry?: boolean }) {
  const { t, locale } = useI18n();
  useTrackOnce('generate_lead', { value: null }, number);
  return (
    <section className={styles.sent} aria-labelledby="quote-sent">
      <Icon name="check-circle" />
      <h2 id="quote-sent" tabIndex={-1} ref={takeFocus}>
        {t(isEnquiry ? 'quote.sent.enquiry' : 'quote.sent.title')}
      </h2>
      <p>{t(isEnquiry ? 'quote.sent.enquiryNumber' : 'quote.sent.number', { number })}</p>
      <p>{t('quote.sent.mail')}</p>
      <ButtonLink look="outline" to={links(locale).category()}>
        {t('quote.sent.on')}
      </ButtonLink>
    </section>
  );
}
