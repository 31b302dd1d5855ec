import { useEffect, useRef } from 'react';
import type { OrderNumber } from '#domain/base/ids.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

export type PaymentForm = { url: string; method: 'GET' | 'POST'; fields: { name: string; value: string }[] };

type Props = {
  number: OrderNumber;
  payment: PaymentForm;
  /** Nothing is left to pay: continue to the confirmation. */
  isPaid?: boolean;
  /** A gift card paid everything; otherwise the total was zero. */
  isByGiftCard?: boolean;
};

/** Sends the browser to the payment; the button is for slow or strict browsers. */
export function GoToPayment({ number, payment, isPaid = false, isByGiftCard = false }: Props) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    heading.current?.focus();
    form.current?.submit();
  }, []);
  // a GET form drops the query of its action, so its parameters become fields
  const url = new URL(payment.url, 'https://own.invalid');
  const ofQuery = payment.method === 'GET' ? [...url.searchParams].map(([name, value]) => ({ name, value })) : [];
  const thanks = isByGiftCard ? 'checkout.toThanksText' : 'checkout.toThanksFree';
  return (
    <div className={classes('wrap', styles.placing)}>
      <h1 ref={heading} tabIndex={-1}>
        {t(isPaid ? 'checkout.toThanks' : 'checkout.toPayment')}
      </h1>
      <p>{t(isPaid ? thanks : 'checkout.toPaymentText', { number })}</p>
      <form ref={form} action={payment.url} method={payment.method}>
        {[...ofQuery, ...payment.fields].map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="transactional" size="l" type="submit">
          {isPaid ? null : <Icon name="lock" small />}
          {t(isPaid ? 'checkout.toThanksButton' : 'checkout.toPaymentButton')}
        </Button>
      </form>
    </div>
  );
}
