import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { FieldError } from '#web/ui/field/field.tsx';

type Props = { id: string; min: number; max: number };

/** The error of a refused amount, with the limits. Loaded with the first error. */
export default function AmountError({ id, min, max }: Props) {
  useTexts('buying');
  const { t } = useI18n();
  return (
    <div role="alert">
      <FieldError id={id}>{t(max > min ? 'cart.amount.range' : 'cart.amount.only', { min, max })}</FieldError>
    </div>
  );
}
