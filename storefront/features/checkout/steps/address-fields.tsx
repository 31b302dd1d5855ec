import { useI18n } from '#storefront/i18n/i18n.tsx';
import { SelectField } from '#storefront/ui/select-field/select-field.tsx';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';
import type { OwnAddress } from '../form/prefill.ts';
import { postcodeInput } from './postcode-input.ts';
import { useTown } from './use-town.ts';

/** Fills the address in from the customer's own ones; the fields stay open for changes. */
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

export function DeliveryAddress() {
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
      </div>
    </fieldset>
  );
}

export function BillingAddress() {
  const { t } = useI18n();
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
          inputMode="numeric"
          maxLength={5}
        />
        <FormField name="billingCity" label={t('checkout.city')} autoComplete="billing address-level2" maxLength={30} />
      </div>
    </fieldset>
  );
}
