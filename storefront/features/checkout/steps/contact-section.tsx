import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/checkbox/checkbox.tsx';
import { Link } from '#storefront/ui/link/page-link.tsx';
import { RadioCard, RadioSet } from '#storefront/ui/radio-card/radio-card.tsx';
import { StepSection } from '#storefront/ui/step-section/step-section.tsx';
import { FormField, useCheckoutForm } from '../form/form-context.tsx';
import { BillingAddress } from './address-fields.tsx';

const customerTypes = ['private', 'company'] as const;

type Props = { isOpen: boolean; onEdit: () => void; onContinue: () => void };

/** Step 1: who orders. Folds into a summary when it is right. */
export function ContactSection({ isOpen, onEdit, onContinue }: Props) {
  const { t } = useI18n();
  if (!isOpen)
    return (
      <StepSection
        number={1}
        state="done"
        title={t('checkout.contact')}
        summary={<ContactSummary />}
        action={
          <Button look="link" size="s" aria-label={t('checkout.editContact')} onClick={onEdit}>
            {t('checkout.edit')}
          </Button>
        }
      />
    );
  return (
    <StepSection number={1} state="now" title={t('checkout.contact')}>
      <form
        className="stack-6 contact-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onContinue();
        }}
      >
        <SignInHint />
        <ContactFields />
        <Button look="primary" type="submit">
          {t('checkout.continue')}
        </Button>
      </form>
    </StepSection>
  );
}

/** Customers may sign in here and come back to the same cart. */
function SignInHint() {
  const { t, locale } = useI18n();
  const { customer } = useCheckoutForm();
  const to = links(locale);
  if (customer) return null;
  return (
    <p>
      {t('checkout.haveAccount')}{' '}
      <Link className="link" to={to.login(to.checkout())}>
        {t('checkout.signIn')}
      </Link>
    </p>
  );
}

function ContactSummary() {
  const { t } = useI18n();
  const { draft } = useCheckoutForm();
  const isCompany = draft.customerType === 'company';
  return (
    <p>
      {draft.firstname} {draft.lastname}
      {', '}
      {isCompany ? draft.company : t('checkout.private').toLowerCase()}
      <br />
      <span className="muted">
        {draft.email}, <span className="num">{draft.phone}</span>
      </span>
    </p>
  );
}

function ContactFields() {
  const { t } = useI18n();
  const { draft, set, customer } = useCheckoutForm();
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
        <FormField
          name="email"
          type="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          autoComplete="email"
          maxLength={200}
        />
        <FormField
          name="phone"
          type="tel"
          label={t('checkout.phone')}
          hint={t('checkout.phoneHint')}
          autoComplete="tel"
          maxLength={30}
        />
      </div>
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

/** A field people never meet: out of sight, out of the tab order and of the accessibility tree. */
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
