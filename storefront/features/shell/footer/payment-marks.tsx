import { useI18n } from '#storefront/i18n/i18n.tsx';

/** The payment methods' picture: our own drawing of their names, no third-party logos (design). */
export function PaymentMarks() {
  const { t } = useI18n();
  const names = [
    t('common.footer.bank'),
    'Visa',
    'Mastercard',
    'MobilePay',
    'Apple Pay',
    'Google Pay',
    t('common.footer.invoice'),
    t('common.footer.instalment'),
  ];
  return (
    <div className="pay" role="img" aria-label={t('common.footer.payments', { list: names.join(', ') })}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
