import { useI18n } from '#web/messages/i18n.tsx';
import styles from './footer.module.css';
import marks from './payment-marks.svg?no-inline';

/** The payment methods in `payment-marks.svg`, from left to right; test/words checks that the checkout offers them. */
export const DRAWN_METHODS = ['Visa', 'Mastercard', 'MobilePay'];

/** The picture of the payment methods, followed by the names of those it does not show. */
export function PaymentMarks() {
  const { t } = useI18n();
  const words = [t('common.footer.bank'), t('common.footer.invoice'), t('common.footer.instalment')];
  return (
    <div
      className={styles.pay}
      role="img"
      aria-label={t('common.footer.payments', { list: [...DRAWN_METHODS, ...words].join(', ') })}
    >
      <img src={marks} alt="" width={200} height={32} loading="lazy" />
      {words.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
