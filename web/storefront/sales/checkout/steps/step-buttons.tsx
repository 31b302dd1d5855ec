import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { Button } from '#web/ui/button/button.tsx';
import type { Step } from './use-steps.ts';

/** Button that opens a step again, with the step in its accessible name. */
export function EditStep({ step, onEdit }: { step: Exclude<Step, 'review'>; onEdit: (step: Step) => void }) {
  const { t } = useI18n();
  return (
    <Button look="link" size="s" aria-label={t(`checkout.edit.${step}`)} onClick={() => onEdit(step)}>
      {t('checkout.edit')}
    </Button>
  );
}

/** Button that continues to the named step. Without `onClick` it submits its form. */
export function ContinueTo({ step, onClick }: { step: Step; onClick?: () => void }) {
  const { t } = useI18n();
  return (
    <Button look="primary" className={styles.goOn} type={onClick ? 'button' : 'submit'} onClick={onClick}>
      {t(step === 'contact' ? 'checkout.edit.contact' : `checkout.continue.${step}`)}
    </Button>
  );
}
