import { useI18n } from '#storefront/i18n/i18n.tsx';
import { ErrorSummary } from '#storefront/ui/error-summary/error-summary.tsx';
import type { FieldName } from './draft.ts';
import type { FieldProblems } from './form-context.tsx';

/** In the order of the page. Choices speak for themselves; texts are said with their label. */
const labels = {
  company: 'checkout.companyName',
  businessId: 'checkout.businessId',
  reference: 'checkout.reference',
  einvoiceAddress: 'checkout.einvoiceAddress',
  einvoiceOperator: 'checkout.einvoiceOperator',
  firstname: 'checkout.firstname',
  lastname: 'checkout.lastname',
  email: 'checkout.email',
  phone: 'checkout.phone',
  billingName: 'checkout.billingName',
  billingStreet: 'checkout.street',
  billingPostcode: 'checkout.postcode',
  billingCity: 'checkout.city',
  methodId: null,
  servicePointId: null,
  street: 'checkout.street',
  postcode: 'checkout.postcode',
  city: 'checkout.city',
  paymentMethodId: null,
  website: 'checkout.website',
} as const satisfies Partial<Record<FieldName, string | null>>;

/** What to mend, above the form; takes the focus after a try. */
export function FormErrors({ problems }: { problems: FieldProblems }) {
  const { t } = useI18n();
  const errors = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((id) => {
    const key = problems[id];
    if (!key) return [];
    const label = labels[id];
    return [{ id, message: label ? t('checkout.error.of', { label: t(label), message: t(key) }) : t(key) }];
  });
  return <ErrorSummary errors={errors} />;
}
