import { useI18n } from '#web/messages/i18n.tsx';
import styles from './footer.module.css';
import marks from './payment-marks.svg?no-inline';

/** One picture of the payment methods and carriers; its text names them all. */
export const PaymentMarks = () => (
  <img
    className={styles.pay}
    src={marks}
    alt={useI18n().t('common.footer.payments')}
    width={352}
    height={72}
    loading="lazy"
  />
);
