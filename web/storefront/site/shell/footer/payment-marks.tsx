import { useI18n } from '#web/messages/i18n.tsx';
import styles from './footer.module.css';
import marks from './payment-marks.svg?no-inline';

/** What `payment-marks.svg` draws, in its order; test/words checks that the checkout offers it. */
export const DRAWN = 'Visa, Mastercard, MobilePay, OP, Nordea, Danske Bank, S-Pankki, Posti, Matkahuolto';

/** The picture of the payment methods and carriers, followed by the names of those it does not show. */
export function PaymentMarks() {
  const { t } = useI18n();
  const words = [t('common.footer.invoice'), t('common.footer.instalment')];
  return (
    <div
      className={styles.pay}
      role="img"
      aria-label={t('common.footer.payments', { list: [DRAWN, ...words].join(', ') })}
    >
      <img src={marks} alt="" width={352} height={72} loading="lazy" />
      {words.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
