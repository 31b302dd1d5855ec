import { useI18n } from '#web/messages/i18n.tsx';
import { AccountField } from '#web/storefront/customers/accounts/form/account-field.tsx';

/** Labels of contact and e-invoice address. */
export function useContactLabels() {
  const { t } = useI18n();
  return {
    contactName: t('company.contactName'),
    contactPhone: t('company.contactPhone'),
    einvoiceAddress: t('company.einvoiceAddress'),
    einvoiceOperator: t('company.einvoiceOperator'),
  };
}

/** Fields of contact and e-invoice address, in an application and in the form that changes them. */
export function ContactFields() {
  const { t } = useI18n();
  return (
    <>
      <AccountField name="contactName" autoComplete="name" maxLength={50} />
      <AccountField name="contactPhone" type="tel" autoComplete="tel" maxLength={30} />
      <AccountField
        name="einvoiceAddress"
        maxLength={50}
        hint={t('company.einvoiceAddressHint')}
        autoComplete="off"
        autoCapitalize="characters"
        optional
      />
      <AccountField name="einvoiceOperator" maxLength={50} autoComplete="off" autoCapitalize="characters" optional />
    </>
  );
}
