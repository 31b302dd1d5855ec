import { isAland } from '#domain/shipping/finnish-postcode.ts';
import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { unbroken } from '#storefront/i18n/unbroken.ts';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';

export function DeliveryAddress() {
  const { t } = useI18n();
  const { draft } = useCheckoutForm();
  return (
    <fieldset className="radio-set">
      <legend>{t('checkout.deliveryAddress')}</legend>
      <div className="form2">
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
          hint={isAland(draft.postcode) ? t('checkout.aland', { phone: unbroken(shop.phone) }) : undefined}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={5}
        />
        <FormField name="city" label={t('checkout.city')} autoComplete="shipping address-level2" maxLength={30} />
      </div>
    </fieldset>
  );
}

export function BillingAddress() {
  const { t } = useI18n();
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
