import { useEffect } from 'react';
import type { CheckoutOptions, DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { formatEuros } from '#domain/base/money.ts';
import { needsAddress as isAddressAsked } from '#domain/sales/delivery/shipping-method.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { StepSection } from '#web/ui/step-section/step-section.tsx';
import { AskForQuote } from '../ask-for-quote.tsx';
import type { Basket } from '../basket/basket.ts';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';
import { DeliveryAddress, DeliveryCountry } from './address-fields.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import { OptionsPending } from './options-pending.tsx';
import { ContinueTo, EditStep } from './step-buttons.tsx';
import type { StepProps } from './step-props.ts';
import type { OptionsState } from './use-options.ts';

type Props = StepProps & {
  options: OptionsState;
  needsAddress: boolean;
  basket: Basket;
  method: DeliveryOption | null;
};

/**
 * Step 2: first the group of methods, then the carrier or the store, with a pickup point or an address where needed.
 */
export function DeliverySection({ options, needsAddress, basket, method, ...step }: Props) {
  const { t } = useI18n();
  const head = { number: 2, state: step.state, headingRef: step.headingRef, title: t('checkout.deliveryStep') };
  if (step.isFolded)
    return (
      <StepSection
        {...head}
        summary={
          method ? (
            <>
              <DeliveryPlace method={method} />
              <p className="muted num">{formatEuros(basket.deliveryPrice(method))}</p>
            </>
          ) : (
            <p className="muted">{t('checkout.loadingOptions')}</p>
          )
        }
        action={<EditStep step="delivery" onEdit={step.onEdit} />}
      />
    );
  return (
    <StepSection {...head}>
      {step.errors}
      {options.state !== 'ready' ? (
        <OptionsPending options={options} />
      ) : (
        <div className="stack-6">
          <Offer offer={options.options} isOld={options.isOld} needsAddress={needsAddress} basket={basket} />
          {options.options.methods.length > 0 ? <ContinueTo step={step.next} onClick={step.onContinue} /> : null}
        </div>
      )}
    </StepSection>
  );
}

type OfferProps = { offer: CheckoutOptions; isOld: boolean; needsAddress: boolean; basket: Basket };

function Offer({ offer, isOld, needsAddress, basket }: OfferProps) {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  const { methods, notice, asksPostcode, countries } = offer;
  const isServed = countries.includes(draft.country);
  const sole = methods.length === 1 && draft.methodId === '' ? (methods[0]?.id ?? null) : null;
  useEffect(() => {
    if (!isServed) set('country', 'FI');
    // a single method needs no choice
    if (sole !== null) set('methodId', sole);
  });
  const wanted = shippingMethod(draft.methodId);
  // keeps the address visible while its postcode rules the method out: it is being typed
  const isTakenAway = !needsAddress && wanted !== undefined && isAddressAsked(wanted) && draft.postcode !== '';
  return (
    <div className="stack-6">
      <span className="sr" role="status">
        {isOld && draft.postcode ? t('checkout.checkingPostcode', { postcode: draft.postcode }) : null}
      </span>
      {countries.length > 1 ? <DeliveryCountry className={styles.shortField} countries={countries} /> : null}
      {asksPostcode ? (
        <FormField
          className={styles.shortField}
          name="postcode"
          id="deliveryPostcode"
          label={t('checkout.deliveryPostcode')}
          hint={t('checkout.deliveryPostcodeHint')}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={5}
        />
      ) : null}
      {notice === 'deposit' ? <Banner kind="info">{t('checkout.depositPickup')}</Banner> : null}
      {notice === 'aland' ? <Aland basket={basket} /> : null}
      {notice === 'ask_for_quote' ? <NothingFits basket={basket} /> : null}
      {notice === null && isTakenAway && !isOld ? (
        <Banner kind="warn" live>
          {t('checkout.methodGone', { postcode: draft.postcode })}
        </Banner>
      ) : null}
      {methods.length > 0 ? <DeliveryMethods methods={methods} basket={basket} /> : null}
      {methods.length === 0 && notice === null ? <p>{t('checkout.postcodeFirst')}</p> : null}
      {needsAddress || isTakenAway ? <DeliveryAddress countries={countries} /> : null}
    </div>
  );
}

/** Outside the VAT area (Åland): pickup at a store, or a quote (delivery-4). */
function Aland({ basket }: { basket: Basket }) {
  const { t } = useI18n();
  return (
    <Banner kind="warn" live>
      <p>{t('checkout.aland', { phone: unbroken(shop.phone) })}</p>
      <AskForQuote basket={basket} />
    </Banner>
  );
}

function NothingFits({ basket }: { basket: Basket }) {
  const { t } = useI18n();
  return (
    <Banner kind="warn" live>
      <p>{t('checkout.noMethods')}</p>
      <p>
        <a className="link num" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
          {shop.phone}
        </a>
      </p>
      <AskForQuote basket={basket} />
    </Banner>
  );
}
