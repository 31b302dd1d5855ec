import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Form, Link } from 'react-router';
import { enquiryFields } from '#domain/sales/quotes/part-enquiry.ts';
import { contactFields } from '#domain/sales/quotes/quote-contact.ts';
import { tradeFields } from '#domain/sales/quotes/trade-in-request.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { formShown } from '#web/storefront/customers/sign-in/form/patience.ts';
import styles from '#web/storefront/sales/quote-cart/quote-cart.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { problemText } from './problem-text.ts';
import type { RequestAnswer } from './request-answer.ts';
import { fieldId, QuoteHoneypot, RequestFields } from './request-fields.tsx';
import { TradeInFields } from './trade-in-fields.tsx';

const unasked: RequestAnswer = { problems: [], failure: null, values: {}, at: 0 };
const telephone = () => `tel:${shop.phone.replaceAll(' ', '')}`;

type Props = {
  /** Result of the last attempt. */
  answer: RequestAnswer | null | undefined;
  /** The customer's known details. */
  known: RequestAnswer['values'];
  stamp: string;
  busy: boolean;
  /** Sends the form instead of the browser. */
  onSend?: (form: FormData) => void;
  /** Opens the fields of a trade-in. */
  offersTradeIn?: boolean;
  /** A question about a part: its fields are the children, without town, message and trade-in. */
  isEnquiry?: boolean;
  /** Hidden fields, or the requested item. */
  children?: ReactNode;
};

/** Contact, message and the button. A failure keeps all input (quote-2). */
export function RequestForm({
  answer,
  known,
  stamp,
  busy,
  onSend,
  offersTradeIn = false,
  isEnquiry = false,
  children,
}: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  useEffect(() => formShown(stamp), [stamp]);
  const { problems, failure, values, at } = answer ?? unasked;
  const named = ['items', 'amount', ...enquiryFields, ...contactFields, ...tradeFields, 'photos'].flatMap((field) =>
    problems.filter((found) => found.field === field),
  );
  const errors = named.map(({ field, message }) => ({
    id: fieldId(field),
    message:
      field === 'items' || message === 'quote.error.required'
        ? problemText(t, field, message)
        : t('quote.error.of', { label: t(`quote.${field as 'email'}`), message: t(message) }),
  }));
  if (failure)
    errors.unshift({ id: fieldId('firstname'), message: t(`quote.failed.${failure}`, { phone: shop.phone }) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    if (!onSend) return;
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  };
  return (
    <section className={classes('sum-box no-print', styles.form)} aria-labelledby="quote-ask">
      <h2 id="quote-ask">{t(isEnquiry ? 'quote.enquiry' : 'quote.ask')}</h2>
      <p>{t('quote.promise', { count: shop.quoteAnswerDays })}</p>
      <ErrorSummary key={at} errors={errors} {...(failure ? { title: t('quote.failed.title') } : {})} />
      <Form
        method="post"
        encType="multipart/form-data"
        className={classes('no-print', styles.form)}
        noValidate={hydrated}
        onSubmit={submit}
      >
        {children}
        <RequestFields
          values={at > 0 && Object.keys(values).length > 0 ? values : known}
          problems={problems}
          isShort={isEnquiry}
        />
        {!isEnquiry && <TradeInFields values={values} problems={problems} isOpen={offersTradeIn} />}
        <QuoteHoneypot />
        <input type="hidden" name="stamp" value={stamp} />
        <p className="small muted">
          {t('quote.privacy')}{' '}
          <Link className="link" to={links(locale).content(PRIVACY)}>
            {t('quote.privacyLink')}
          </Link>
        </p>
        <Button type="submit" size="l" wide busy={busy}>
          <Icon name="mail" small />
          {t(isEnquiry ? 'quote.enquirySend' : 'quote.send')}
        </Button>
        <span className="sr" role="status">
          {busy ? t('quote.sending') : ''}
        </span>
      </Form>
      <p className={styles.phone}>
        <span>{t('quote.orCall')}</span>
        <a className={buttonClass({ look: 'link', flush: true })} href={telephone()}>
          <Icon name="phone" small />
          {shop.phone}
        </a>
        <span className="small muted">{shop.serviceHours[locale]}</span>
      </p>
    </section>
  );
}
