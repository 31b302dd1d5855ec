import type { PaymentMethodGroup } from '#backend/payments/provider.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { FieldError } from '#storefront/ui/field/field.tsx';
import { RadioCard, RadioSet } from '#storefront/ui/radio-card/radio-card.tsx';
import { StepSection } from '#storefront/ui/step-section/step-section.tsx';
import type { Basket } from '../basket/basket.ts';
import { useCheckoutForm } from '../form/form-context.tsx';
import { GiftCardField } from '../gift-card/gift-card-field.tsx';
import { OptionsFailed, OptionsPending } from './options-pending.tsx';
import type { OptionsState } from './use-options.ts';

type Props = {
  state: 'done' | 'now' | 'next';
  options: OptionsState;
  basket: Basket;
  /** False: a gift card covers all, or nothing costs anything. */
  asksPayment: boolean;
};

/** Step 3: how it is paid, in the legal order of the server's groups and with nothing chosen beforehand; a gift card first. */
export function PaymentSection({ state, options, basket, asksPayment }: Props) {
  const { t } = useI18n();
  const { errorOf } = useCheckoutForm();
  const groups = options.state === 'ready' ? options.options.payment : [];
  const error = errorOf('paymentMethodId');
  return (
    <StepSection number={3} state={state} title={t('checkout.payment')}>
      {options.state !== 'ready' ? (
        <OptionsPending options={options} />
      ) : !asksPayment ? (
        <p className="pay-none">
          {t(basket.totals.giftCard > 0 ? 'checkout.nothingToPay' : 'checkout.nothingToPayGoods')}
        </p>
      ) : groups.length === 0 ? (
        <OptionsFailed again={options.again}>{t('checkout.paymentUnavailable')}</OptionsFailed>
      ) : (
        <div className="stack-6" id="paymentMethodId" tabIndex={-1}>
          {error ? <FieldError>{error}</FieldError> : null}
          <Methods legend={t('checkout.payNow')} groups={groups.filter(isWithoutCredit)} />
          <Methods legend={t('checkout.payLater')} groups={groups.filter((group) => !isWithoutCredit(group))} />
        </div>
      )}
      <div className="pay-card">
        <GiftCardField
          giftCard={basket.giftCard}
          paid={basket.totals.giftCard}
          judged={options.state === 'ready' && !options.isOld ? options.options.giftCard : null}
        />
      </div>
    </StepSection>
  );
}

const isWithoutCredit = ({ credit }: PaymentMethodGroup) => credit === 'no-credit';

function Methods({ legend, groups }: { legend: string; groups: readonly PaymentMethodGroup[] }) {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  if (groups.length === 0) return null;
  return (
    <RadioSet legend={legend} columns>
      {groups.flatMap(({ credit, label, methods }) =>
        methods.map(({ id, name }) => (
          <RadioCard
            key={id}
            name="paymentMethodId"
            value={id}
            title={name}
            hint={credit === 'may-include-credit' ? t('checkout.mayIncludeCredit', { group: label }) : label}
            checked={draft.paymentMethodId === id}
            onChange={() => set('paymentMethodId', id)}
          />
        )),
      )}
    </RadioSet>
  );
}
