import { useI18n } from '#storefront/i18n/i18n.tsx';
import { FieldError } from '#storefront/ui/field/field.tsx';
import { RadioCard, RadioSet } from '#storefront/ui/radio-card/radio-card.tsx';
import { StepSection } from '#storefront/ui/step-section/step-section.tsx';
import { useCheckoutForm } from './form-context.tsx';
import { OptionsFailed, OptionsPending } from './options-pending.tsx';
import type { OptionsState } from './use-options.ts';

type Props = { state: 'done' | 'now' | 'next'; options: OptionsState };

/** Step 3: how it is paid, in the legal order of the server's groups and with nothing chosen beforehand. */
export function PaymentSection({ state, options }: Props) {
  const { t } = useI18n();
  const { draft, set, errorOf } = useCheckoutForm();
  const error = errorOf('paymentMethodId');
  return (
    <StepSection number={3} state={state} title={t('checkout.payment')}>
      {options.state !== 'ready' ? (
        <OptionsPending options={options} />
      ) : options.options.payment.length === 0 ? (
        <OptionsFailed again={options.again}>{t('checkout.paymentUnavailable')}</OptionsFailed>
      ) : (
        <div className="stack-6" id="paymentMethodId" tabIndex={-1}>
          {error ? <FieldError>{error}</FieldError> : null}
          {options.options.payment.map((group) => (
            <RadioSet key={group.id} legend={group.label} columns>
              {group.methods.map((method) => (
                <RadioCard
                  key={method.id}
                  name="paymentMethodId"
                  value={method.id}
                  title={method.name}
                  hint={group.credit === 'no-credit' ? undefined : t(`checkout.credit.${group.credit}`)}
                  checked={draft.paymentMethodId === method.id}
                  onChange={() => set('paymentMethodId', method.id)}
                />
              ))}
            </RadioSet>
          ))}
        </div>
      )}
    </StepSection>
  );
}
