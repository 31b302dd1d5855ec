import { keysOf } from '#domain/base/records.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Mark } from '#web/storefront/base/marks/mark.tsx';
import { CARRIER_MARKS, PAYMENT_MARKS } from '#web/storefront/base/marks/mark-names.ts';
import styles from './footer.module.css';

/** The marks of payment methods and carriers, followed by the names of the methods that have no mark. */
export function PaymentMarks() {
  const { t } = useI18n();
  const words = [t('common.footer.bank'), t('common.footer.invoice'), t('common.footer.instalment')];
  const list = [...Object.values(PAYMENT_MARKS), ...words].join(', ');
  return (
    <div className={styles.pay}>
      <div className={styles.pay} role="img" aria-label={t('common.footer.payments', { list })}>
        {keysOf(PAYMENT_MARKS).map((name) => (
          <Mark key={name} name={name} />
        ))}
        {words.slice(1).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div
        className={styles.pay}
        role="img"
        aria-label={t('common.footer.carriers', { list: Object.values(CARRIER_MARKS).join(', ') })}
      >
        {keysOf(CARRIER_MARKS).map((name) => (
          <Mark key={name} name={name} />
        ))}
      </div>
    </div>
  );
}
