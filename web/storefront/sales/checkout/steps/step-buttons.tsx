import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { Step } from './use-steps.ts';

/** Opens a step again; says which one to those who do not see what it stands beside. */
export function EditStep({ step, onEdit }: { step: Exclude<Step, 'review'>; onEdit: (step: Step) => void }) {
  const { t } = useI18n();
  return (
    <Button look="link" size="s" aria-label={t(`checkout.edit.${step}`)} onClick={() => onEdit(step)}>
      {t('checkout.edit')}
    </Button>
  );
}

/** Leaves a step for the one it names. Without `onClick` it sends the form it stands in. */
export function ContinueTo({ step, onClick }: { step: Step; onClick?: () => void }) {
  const { t } = useI18n();
  return (
    <Button look="primary" className="go-on" type={onClick ? 'button' : 'submit'} onClick={onClick}>
      {t(step === 'contact' ? 'checkout.edit.contact' : `checkout.continue.${step}`)}
    </Button>
  );
}
