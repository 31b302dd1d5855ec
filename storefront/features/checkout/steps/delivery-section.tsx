import type { DeliveryOption } from '#backend/checkout/outcomes.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Banner } from '#storefront/ui/banner/banner.tsx';
import { FieldError } from '#storefront/ui/field/field.tsx';
import { RadioCard, RadioSet } from '#storefront/ui/radio-card/radio-card.tsx';
import { StepSection } from '#storefront/ui/step-section/step-section.tsx';
import { useCheckoutForm } from '../form/form-context.tsx';
import { DeliveryAddress } from './address-fields.tsx';
import { OptionsPending } from './options-pending.tsx';
import { ServicePointPicker } from './service-point-picker.tsx';
import type { OptionsState } from './use-options.ts';

type Props = { state: 'done' | 'now' | 'next'; options: OptionsState; asksAddress: boolean };

/** Step 2: how the goods get there, grouped as the spec groups, with a pickup point or an address where needed. */
export function DeliverySection({ state, options, asksAddress }: Props) {
  const { t } = useI18n();
  return (
    <StepSection number={2} state={state} title={t('checkout.deliveryStep')}>
      {options.state !== 'ready' ? (
        <OptionsPending options={options} />
      ) : options.options.methods.length === 0 ? (
        <Banner kind="warn">
          <p>{t('checkout.noMethods')}</p>
          <p>
            <a className="link num" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
              {shop.phone}
            </a>
          </p>
        </Banner>
      ) : (
        <div className="stack-6">
          {options.options.notice === 'deposit' ? <Banner kind="info">{t('checkout.depositPickup')}</Banner> : null}
          <Methods methods={options.options.methods} />
          {asksAddress ? <DeliveryAddress /> : null}
        </div>
      )}
    </StepSection>
  );
}

function Methods({ methods }: { methods: readonly DeliveryOption[] }) {
  const { t } = useI18n();
  const { draft, set, errorOf } = useCheckoutForm();
  const error = errorOf('methodId');
  const groups = [...new Set(methods.map(({ group }) => group))];
  return (
    <div className="stack-6" id="methodId" tabIndex={-1}>
      {error ? <FieldError>{error}</FieldError> : null}
      {groups.map((group) => (
        <RadioSet key={group} legend={t(`checkout.group.${group}`)}>
          {methods
            .filter((method) => method.group === group)
            .map((method) => (
              <Method
                key={method.id}
                method={method}
                isChosen={draft.methodId === method.id}
                onChoose={() => {
                  set('methodId', method.id);
                  set('servicePointId', '');
                }}
              />
            ))}
        </RadioSet>
      ))}
    </div>
  );
}

function Method({ method, isChosen, onChoose }: { method: DeliveryOption; isChosen: boolean; onChoose: () => void }) {
  return (
    <>
      <RadioCard
        name="methodId"
        value={method.id}
        title={method.label}
        price={formatEuros(method.price)}
        hint={method.address ? `${method.address}. ${method.deliveryTime}` : method.deliveryTime}
        checked={isChosen}
        onChange={onChoose}
      />
      {isChosen && method.hasServicePoints ? <ServicePointPicker key={method.id} method={method} /> : null}
    </>
  );
}
