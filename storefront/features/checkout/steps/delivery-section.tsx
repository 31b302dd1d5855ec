import { useEffect } from 'react';
import type { CheckoutOptions } from '#backend/checkout/outcomes.ts';
import { asksAddress as isAddressAsked } from '#domain/shipping/shipping-method.ts';
import { shippingMethod } from '#domain/shipping/shipping-methods.ts';
import { shop } from '#shop.config';
import { countryName } from '#storefront/features/account/area/country-name.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { unbroken } from '#storefront/i18n/unbroken.ts';
import { Banner } from '#storefront/ui/banner/banner.tsx';
import { SelectField } from '#storefront/ui/select-field/select-field.tsx';
import { StepSection } from '#storefront/ui/step-section/step-section.tsx';
import { AskForQuote } from '../ask-for-quote.tsx';
import type { Basket } from '../basket/basket.ts';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';
import { DeliveryAddress } from './address-fields.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';
import { OptionsPending } from './options-pending.tsx';
import type { OptionsState } from './use-options.ts';

type Props = { state: 'done' | 'now' | 'next'; options: OptionsState; asksAddress: boolean; basket: Basket };

/** Step 2: how the goods get there, grouped as the spec groups, with a pickup point or an address where needed. */
export function DeliverySection({ state, options, asksAddress, basket }: Props) {
  const { t } = useI18n();
  return (
    <StepSection number={2} state={state} title={t('checkout.deliveryStep')}>
      {options.state !== 'ready' ? (
        <OptionsPending options={options} />
      ) : (
        <Offer offer={options.options} isOld={options.isOld} asksAddress={asksAddress} basket={basket} />
      )}
    </StepSection>
  );
}

type OfferProps = { offer: CheckoutOptions; isOld: boolean; asksAddress: boolean; basket: Basket };

function Offer({ offer, isOld, asksAddress, basket }: OfferProps) {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  const { methods, notice, asksPostcode, countries } = offer;
  const isServed = countries.includes(draft.country);
  useEffect(() => {
    if (!isServed) set('country', 'FI');
  });
  const wanted = shippingMethod(draft.methodId);
  // the address stays while its postcode takes the method away: it is being typed
  const isTakenAway = !asksAddress && wanted !== undefined && isAddressAsked(wanted) && draft.postcode !== '';
  return (
    <div className="stack-6">
      <span className="sr" role="status">
        {isOld && draft.postcode ? t('checkout.checkingPostcode', { postcode: draft.postcode }) : null}
      </span>
      {countries.length > 1 ? <DeliveryCountry countries={countries} /> : null}
      {asksPostcode ? (
        <FormField
          className="short-field"
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
      {asksAddress || isTakenAway ? <DeliveryAddress /> : null}
    </div>
  );
}

/** Where it goes, in a shop that delivers abroad too; the methods and the VAT follow. */
function DeliveryCountry({ countries }: { countries: readonly string[] }) {
  const { t, locale } = useI18n();
  const { draft, set } = useCheckoutForm();
  return (
    <SelectField
      className="short-field"
      id="country"
      name="country"
      label={t('checkout.country')}
      autoComplete="shipping country"
      value={draft.country}
      onChange={(event) => {
        set('country', event.target.value);
        set('servicePointId', '');
      }}
    >
      {countries.map((country) => (
        <option key={country} value={country}>
          {countryName(country, locale)}
        </option>
      ))}
    </SelectField>
  );
}

/** Outside of the VAT area: fetched at a store, or by a quote (decisions 6). */
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
