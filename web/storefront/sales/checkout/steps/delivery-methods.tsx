import { useState } from 'react';
import type { DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { type DeliveryType, deliveryType } from '#domain/sales/delivery/shipping-method.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { marksOfCarrier } from '#web/storefront/base/marks/mark-names.ts';
import { Marked } from '#web/storefront/base/marks/marked.tsx';
import { NearestSlot } from '#web/storefront/catalog/stock/nearest-slot.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { FieldError } from '#web/ui/field/field.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import type { Basket } from '../basket/basket.ts';
import { useCheckoutForm } from '../form/form-context.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import { methodName } from './method-name.ts';
import { ServicePointPicker } from './service-point-picker.tsx';

type Props = { methods: readonly DeliveryOption[]; basket: Basket };

/**
 * The delivery methods as groups with one choice; below the chosen group its carriers or stores, in the specified
 * order.
 */
export function DeliveryMethods({ methods, basket }: Props) {
  const { t } = useI18n();
  const { draft, set, errorOf } = useCheckoutForm();
  const error = errorOf('methodId');
  const chosen = methods.find(({ id }) => id === draft.methodId);
  const [opened, setOpened] = useState<DeliveryType | null>(null);
  const ways = [...new Set(methods.map(deliveryType))];
  const [sole] = ways.length === 1 ? ways : [];
  const way = sole ?? (chosen ? deliveryType(chosen) : opened);
  const choose = (id: string) => {
    set('methodId', id);
    set('servicePointId', '');
  };
  const open = (next: DeliveryType) => {
    const [first, ...others] = methods.filter((method) => deliveryType(method) === next);
    setOpened(next);
    choose(first && others.length === 0 ? first.id : '');
  };
  const chooseStore = (among: readonly DeliveryOption[], id: string) => {
    const method = among.find(({ storeId }) => storeId === id);
    if (method) choose(method.id);
  };
  const cardOf = (method: DeliveryOption) => (
    <Method
      key={method.id}
      method={method}
      price={basket.deliveryPrice(method)}
      isChosen={draft.methodId === method.id}
      onChoose={() => choose(method.id)}
    />
  );
  // a single method needs no choice
  if (methods.length === 1)
    return (
      <div id="methodId" tabIndex={-1}>
        <RadioSet legend={t('checkout.chooseWay')}>{methods.map(cardOf)}</RadioSet>
      </div>
    );
  return (
    <div className="stack" id="methodId" tabIndex={-1}>
      {error ? <FieldError>{error}</FieldError> : null}
      <RadioSet legend={t('checkout.chooseWay')}>
        {ways.map((one) => {
          const own = methods.filter((method) => deliveryType(method) === one);
          return (
            <div key={one} className={styles.way}>
              <RadioCard
                name="deliveryType"
                value={one}
                title={t(`checkout.way.${one}`)}
                price={priceText(own.map(basket.deliveryPrice), t)}
                hint={carriersText(own) || undefined}
                checked={way === one}
                onChange={() => open(one)}
              />
              {way === one ? (
                <div className={styles.wayMethods}>
                  {one === 'store' ? <NearestSlot onFound={(id) => chooseStore(own, id)} /> : null}
                  <RadioSet legend={t(`checkout.which.${one === 'email' ? 'home' : one}`)}>{own.map(cardOf)}</RadioSet>
                </div>
              ) : null}
            </div>
          );
        })}
      </RadioSet>
    </div>
  );
}

/** `5,40 €`, or the lowest price where they differ. */
function priceText(prices: readonly Cents[], t: T): string {
  const lowest = Math.min(...prices);
  const price = formatEuros(lowest);
  return prices.every((one) => one === lowest) ? price : t('checkout.priceFrom', { price });
}

/** The carriers or stores of the methods, each once. */
function carriersText(methods: readonly DeliveryOption[]): string {
  const named = methods.map((method) => {
    const { carrier, name } = methodName(method);
    return carrier ?? (deliveryType(method) === 'store' ? name : null);
  });
  return [...new Set(named.filter((name) => name !== null))].join(', ');
}

/** The parts of a price that includes a fee for papers and handover. */
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
  const { carrier, name } = methodName(method);
  return (
    <>
      <RadioCard
        name="methodId"
        value={method.id}
        title={
          <Marked marks={marksOfCarrier(method.serviceProvider)}>
            {carrier === null ? null : <span className="sr">{carrier}</span>} {name}
          </Marked>
        }
        price={formatEuros(price)}
        hint={
          <>
            {method.address ? <span className={styles.methodText}>{method.address}</span> : null}
            <DeliveryTime method={method} isChosen={isChosen} />
            {fee ? <span className={styles.methodFee}>{fee}</span> : null}
            {isChosen ? <span className={styles.methodText}>{method.description}</span> : null}
          </>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      {isChosen && method.hasServicePoints ? <ServicePointPicker key={method.id} method={method} /> : null}
    </>
  );
}
