import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { QuoteView } from '#backend/sales/quotes/service.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import { shop } from '#shop.config';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextArea } from '#web/ui/text-field/text-field.tsx';
import styles from './quotes.module.css';

type Props = { quote: QuoteView; checkout: string; order: string | null };

/** State of the quote and the possible actions: accept or decline, order, withdraw the request (quote-5). */
export function DecisionBox({ quote, checkout, order }: Props) {
  const { t, locale } = useI18n();
  const { status, may, answer } = quote;
  const day = answer ? dateText(answer.lastDay, locale) : '';
  const now =
    status === 'requested'
      ? t('quote.now.requested', { count: shop.quoteAnswerDays })
      : status === 'withdrawn' && !quote.wasAnswered
        ? t('quote.now.withdrawnRequest')
        : t(`quote.now.${status}`, { day, number: quote.order?.number ?? '' });
  return (
    <section className={classes('sum-box', styles.decision)} aria-label={t(`quote.status.${status}`)}>
      <p>{now}</p>
      {may.accept ? (
        <>
          <Act name="accept">
            <input type="hidden" name="answeredAt" value={answer?.answeredAt ?? ''} />
            <Submit look="primary">{t('quote.accept')}</Submit>
            <p className="small muted">{t('quote.acceptNote')}</p>
          </Act>
          <details className={styles.no}>
            <summary>{t('quote.decline')}</summary>
            <Act name="decline">
              <TextArea
                name="words"
                id="quote-why"
                label={t('quote.declineWhy')}
                rows={3}
                maxLength={MAX_MESSAGE}
                optional
              />
              <Submit look="outline">{t('quote.declineSend')}</Submit>
            </Act>
          </details>
        </>
      ) : null}
      {may.order ? (
        <ButtonLink look="primary" size="l" wide to={checkout}>
          {t('quote.order')}
        </ButtonLink>
      ) : null}
      {order ? (
        <ButtonLink look="outline" wide to={order}>
          {t('quote.toOrder')}
        </ButtonLink>
      ) : null}
      {may.withdraw ? (
        <details className={styles.no}>
          <summary>{t('quote.withdraw')}</summary>
          <Act name="withdraw">
            <p className="small">{t('quote.withdrawText')}</p>
            <Submit look="outline">{t('quote.withdraw')}</Submit>
          </Act>
        </details>
      ) : null}
    </section>
  );
}

function Act({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Form method="post" className={styles.act}>
      <input type="hidden" name="do" value={name} />
      {children}
    </Form>
  );
}

function Submit({ look, children }: { look: 'primary' | 'outline'; children: ReactNode }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Button type="submit" look={look} size={look === 'primary' ? 'l' : 'm'} wide busy={busy}>
      {children}
    </Button>
  );
}
