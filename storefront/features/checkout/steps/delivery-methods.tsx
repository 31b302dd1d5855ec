import type { DeliveryOption } from '#backend/checkout/outcomes.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { type T, useI18n } from '#storefront/i18n/i18n.tsx';
import { FieldError } from '#storefront/ui/field/field.tsx';
import { RadioCard, RadioSet } from '#storefront/ui/radio-card/radio-card.tsx';
import type { Basket } from '../basket/basket.ts';
import { useCheckoutForm } from '../form/form-context.tsx';
import { ServicePointPicker } from './service-point-picker.tsx';

/** The deliveries that are offered, one to choose, in their groups. */
export function DeliveryMethods({ methods, basket }: { methods: readonly DeliveryOption[]; basket: Basket }) {
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
                price={basket.deliveryPrice(method)}
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

/** What the price is made of, when a part of it is for papers and handover. */
export function feeText({ priceBreakdown, price: usual }: DeliveryOption, price: Cents, t: T): string | null {
  const { shipping, officeFee } = priceBreakdown;
  if (officeFee === 0 || price < officeFee) return null;
  const fee = formatEuros(officeFee);
  const transport = price === usual ? shipping : price - officeFee;
  if (transport === 0) return t('checkout.officeFeeOnly', { officeFee: fee });
  return t('checkout.officeFee', { shipping: formatEuros(transport), officeFee: fee });
}

type MethodProps = { method: DeliveryOption; price: Cents; isChosen: boolean; onChoose: () => void };

function Method({ method, price, isChosen, onChoose }: MethodProps) {
  const { t } = useI18n();
  const fee = feeText(method, price, t);
  return (
    <>
      <RadioCard
        name="methodId"
        value={method.id}
        title={method.label}
        price={formatEuros(price)}
        hint={
          <>
            {method.address ? `${method.address}. ${method.deliveryTime}` : method.deliveryTime}
            {fee ? <span className="method-fee">{fee}</span> : null}
            {isChosen ? <span className="method-text">{method.description}</span> : null}
          </>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      {isChosen && method.hasServicePoints ? <ServicePointPicker key={method.id} method={method} /> : null}
    </>
  );
}
