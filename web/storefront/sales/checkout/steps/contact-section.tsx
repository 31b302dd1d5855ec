import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { countryName } from '#web/storefront/customers/accounts/area/address-text.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { StepSection } from '#web/ui/step-section/step-section.tsx';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';
import { BillingAddress } from './address-fields.tsx';
import { EmailField } from './email-field.tsx';
import { ContinueTo, EditStep } from './step-buttons.tsx';
import type { StepProps } from './step-props.ts';

const customerTypes = ['private', 'company'] as const;

/** Step 1: contact. Folds into a summary when it is valid. */
export function ContactSection({ state, isFolded, next, headingRef, onEdit, onContinue, errors }: StepProps) {
  const { t } = useI18n();
  const head = { number: 1, state, headingRef, title: t('checkout.contact') };
  if (isFolded)
    return <StepSection {...head} summary={<ContactFacts />} action={<EditStep step="contact" onEdit={onEdit} />} />;
  return (
    <StepSection {...head}>
      {errors}
      <form
        className="stack-6 form-col"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onContinue();
        }}
      >
        <SignInHint />
        <ContactFields />
        <ContinueTo step={next} />
      </form>
    </StepSection>
  );
}

/** Link to sign in and return to the same cart. */
function SignInHint() {
  const { t, locale } = useI18n();
  const { customer } = useCheckoutForm();
  const to = links(locale);
  if (customer) return null;
  return (
    <p>
      {t('checkout.haveAccount')}{' '}
      <Link className="link" to={to.signIn(to.checkout())}>
        {t('checkout.signIn')}
      </Link>
    </p>
  );
}

/** Name, company, and the addresses for the confirmation and the invoice. */
export function ContactFacts() {
  const { t, locale } = useI18n();
  const { draft } = useCheckoutForm();
  const isCompany = draft.customerType === 'company';
  const country = draft.billingCountry === 'FI' ? '' : `, ${countryName(draft.billingCountry, locale)}`;
  const rows = [
    `${draft.firstname} ${draft.lastname}`,
    isCompany && [draft.company, draft.businessId].filter(Boolean).join(', '),
    draft.email,
    draft.phone,
    draft.otherBilling &&
      `${t('checkout.billing')}: ${draft.billingName}, ${draft.billingStreet}, ${draft.billingPostcode} ${draft.billingCity}${country}`,
  ];
  return (
    <p className="facts">
      {rows.map((row) =>
        row && row.trim() !== '' ? (
          <span key={row} className="mini-row">
            {row}
          </span>
        ) : null,
      )}
    </p>
  );
}

function ContactFields() {
  const { t } = useI18n();
  const { draft, set, customer, offersTexts } = useCheckoutForm();
  return (
    <>
      <RadioSet legend={t('checkout.contactType')} id="customerType" columns>
        {customerTypes.map((type) => (
          <RadioCard
            key={type}
            name="customerType"
            value={type}
            title={t(`checkout.${type}`)}
            checked={draft.customerType === type}
            onChange={() => set('customerType', type)}
          />
        ))}
      </RadioSet>
      <div className="form2">
        {draft.customerType === 'company' ? <CompanyFields /> : null}
        <FormField name="firstname" label={t('checkout.firstname')} autoComplete="given-name" maxLength={50} />
        <FormField name="lastname" label={t('checkout.lastname')} autoComplete="family-name" maxLength={50} />
        <EmailField />
        <FormField
          name="phone"
          type="tel"
          label={t('checkout.phone')}
          hint={t('checkout.phoneHint')}
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      {offersTexts ? (
        <Checkbox
          label={t('checkout.textUpdates')}
          hint={t('checkout.textUpdatesHint')}
          name="textUpdates"
          checked={draft.textUpdates}
          onChange={(event) => set('textUpdates', event.target.checked)}
        />
      ) : null}
      <Checkbox
        label={t('checkout.otherBilling')}
        name="otherBilling"
        checked={draft.otherBilling}
        onChange={(event) => set('otherBilling', event.target.checked)}
      />
      {draft.otherBilling ? <BillingAddress /> : null}
      {customer?.hasNewsletter ? null : (
        <Checkbox
          label={t('checkout.newsletter')}
          hint={t('checkout.newsletterHint')}
          name="newsletter"
          checked={draft.newsletter}
          onChange={(event) => set('newsletter', event.target.checked)}
        />
      )}
      <Honeypot />
    </>
  );
}

function CompanyFields() {
  const { t } = useI18n();
  return (
    <>
      <FormField name="company" label={t('checkout.companyName')} autoComplete="organization" maxLength={100} />
      <FormField
        name="businessId"
        label={t('checkout.businessId')}
        hint={t('checkout.businessIdHint')}
        autoComplete="off"
        maxLength={20}
      />
      <FormField name="reference" label={t('checkout.reference')} optional autoComplete="off" maxLength={50} />
      <FormField
        name="einvoiceAddress"
        label={t('checkout.einvoiceAddress')}
        hint={t('checkout.einvoiceHint')}
        optional
        autoComplete="off"
        maxLength={50}
      />
      <FormField
        name="einvoiceOperator"
        label={t('checkout.einvoiceOperator')}
        hint={t('checkout.einvoiceOperatorHint')}
        optional
        autoComplete="off"
        maxLength={30}
      />
    </>
  );
}

/** A honeypot field: not visible, not in the tab order, not in the accessibility tree. */
function Honeypot() {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {t('checkout.website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={draft.website}
          onChange={(event) => set('website', event.target.value)}
        />
      </label>
    </div>
  );
}
