import { countries as billingCountries } from '#domain/base/contact-details/countries.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { countryName } from '#web/storefront/customers/accounts/area/address-text.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';
import type { OwnAddress } from '../form/prefill.ts';
import { useTown } from './use-town.ts';

/** Input attributes for a country's postcode. */
export const postcodeInput = (country: string) =>
  country === 'FI' ? ({ inputMode: 'numeric', maxLength: 5 } as const) : { maxLength: 10 };

/** Fills the address in from the customer's saved ones; the fields stay editable. */
function OwnAddresses() {
  const { t } = useI18n();
  const { draft, set, customer } = useCheckoutForm();
  if (!customer || customer.addresses.length === 0) return null;
  const isShown = ({ street, postcode, city }: OwnAddress) =>
    street === draft.street && postcode === draft.postcode && city === draft.city;
  const choose = (id: string) => {
    const { street, postcode, city } = customer.addresses.find((address) => address.id === id) ?? noAddress;
    set('country', 'FI');
    set('street', street);
    set('postcode', postcode);
    set('city', city);
  };
  return (
    <SelectField
      className="full"
      name="ownAddress"
      label={t('checkout.ownAddresses')}
      value={customer.addresses.find(isShown)?.id ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('checkout.otherAddress')}</option>
      {customer.addresses.map(({ id, street, postcode, city }) => (
        <option key={id} value={id}>{`${street}, ${postcode} ${city}`}</option>
      ))}
    </SelectField>
  );
}

const noAddress = { street: '', postcode: '', city: '' };

type CountryProps = { countries: readonly string[]; id?: string; className?: string };

/** Country of delivery, among those the shop delivers to; methods and VAT depend on it (delivery-4). */
export function DeliveryCountry({ countries, id = 'country', className }: CountryProps) {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  return (
    <SelectField
      className={className}
      id={id}
      name="country"
      label={t('checkout.country')}
      autoComplete="shipping country"
      value={draft.country}
      onChange={(event) => {
        set('country', event.target.value);
        set('servicePointId', '');
      }}
    >
      <CountryOptions countries={countries} />
    </SelectField>
  );
}

function CountryOptions({ countries }: Pick<CountryProps, 'countries'>) {
  const { locale } = useI18n();
  return countries.map((country) => (
    <option key={country} value={country}>
      {countryName(country, locale)}
    </option>
  ));
}

export function DeliveryAddress({ countries }: Pick<CountryProps, 'countries'>) {
  const { t } = useI18n();
  const { draft } = useCheckoutForm();
  useTown({ postcode: 'postcode', city: 'city' });
  return (
    <fieldset className="radio-set">
      <legend>{t('checkout.deliveryAddress')}</legend>
      <div className="form2">
        <OwnAddresses />
        <FormField
          className="full"
          name="street"
          label={t('checkout.street')}
          autoComplete="shipping address-line1"
          maxLength={50}
        />
        <FormField
          name="postcode"
          label={t('checkout.postcode')}
          autoComplete="shipping postal-code"
          {...postcodeInput(draft.country)}
        />
        <FormField name="city" label={t('checkout.city')} autoComplete="shipping address-level2" maxLength={30} />
        <DeliveryCountry countries={countries} id="addressCountry" />
      </div>
    </fieldset>
  );
}

export function BillingAddress() {
  const { t } = useI18n();
  const { draft, set, errorOf } = useCheckoutForm();
  useTown({ postcode: 'billingPostcode', city: 'billingCity' });
  return (
    <fieldset className="radio-set">
      <legend>{t('checkout.billing')}</legend>
      <div className="form2">
        <FormField
          className="full"
          name="billingName"
          label={t('checkout.billingName')}
          autoComplete="billing name"
          maxLength={100}
        />
        <FormField
          className="full"
          name="billingStreet"
          label={t('checkout.street')}
          autoComplete="billing address-line1"
          maxLength={50}
        />
        <FormField
          name="billingPostcode"
          label={t('checkout.postcode')}
          autoComplete="billing postal-code"
          {...postcodeInput(draft.billingCountry)}
        />
        <FormField name="billingCity" label={t('checkout.city')} autoComplete="billing address-level2" maxLength={30} />
        <SelectField
          id="billingCountry"
          name="billingCountry"
          label={t('checkout.billingCountry')}
          autoComplete="billing country"
          error={errorOf('billingCountry')}
          value={draft.billingCountry}
          onChange={(event) => set('billingCountry', event.target.value)}
        >
          <CountryOptions countries={billingCountries} />
        </SelectField>
      </div>
    </fieldset>
  );
}
