import { Form, useNavigation } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './withdrawal.module.css';
import type { WithdrawalAnswer } from './withdrawal-answer.ts';

/** The notice as it will be sent, and the button that sends it. */
export function ReviewStep({ answer }: { answer: Extract<WithdrawalAnswer, { step: 'review' }> }) {
  const { t } = useI18n();
  const { values, failure } = answer;
  const isSending = useNavigation().state !== 'idle';
  const message = values.message.trim();
  return (
    <>
      {failure ? (
        <Banner kind="bad" live key={answer.at}>
          {failure === 'limited' ? t('withdrawal.limited', { email: shop.email }) : t(`withdrawal.${failure}`)}
        </Banner>
      ) : null}
      <dl className={styles.facts}>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{values.name}</dd>
        <dt>{t('withdrawal.orderNumber')}</dt>
        <dd>{values.orderNumber}</dd>
        <dt>{t('withdrawal.email')}</dt>
        <dd>{values.email}</dd>
        <dt>{t('withdrawal.message')}</dt>
        <dd>{message || t('withdrawal.all')}</dd>
      </dl>
      <p>{t('withdrawal.reviewText')}</p>
      <Form method="post" className={styles.acts}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="step" value="confirm" look="primary" busy={isSending}>
          {t('withdrawal.confirm')}
        </Button>
        <Button type="submit" name="step" value="edit" look="outline">
          {t('withdrawal.edit')}
        </Button>
      </Form>
    </>
  );
}
