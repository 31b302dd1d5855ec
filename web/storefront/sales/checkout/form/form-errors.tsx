import { keysOf } from '#domain/base/records.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import type { FieldName } from './draft.ts';
import { errorText } from './error-text.ts';
import type { FieldProblems } from './form-context.tsx';

/** In the order of the page, with the labels of fields whose error does not name them. */
const labels = {
  company: 'checkout.companyName',
  businessId: null,
  reference: 'checkout.reference',
  einvoiceAddress: null,
  einvoiceOperator: null,
  firstname: 'checkout.firstname',
  lastname: 'checkout.lastname',
  email: null,
  phone: null,
  billingName: 'checkout.billingName',
  billingStreet: 'checkout.street',
  billingPostcode: null,
  billingCity: 'checkout.city',
  billingCountry: null,
  methodId: null,
  servicePointId: null,
  street: 'checkout.street',
  postcode: null,
  city: 'checkout.city',
  country: null,
  paymentMethodId: null,
  website: 'checkout.website',
} as const satisfies Partial<Record<FieldName, string | null>>;

type Props = {
  /** The errors when the step was submitted. */
  tried: FieldProblems;
  /** The errors that remain. */
  now: FieldProblems;
};

/**
 * The errors to correct, above the submitted step (checkout-6). Takes the focus. Corrected ones stay, struck through.
 */
export function FormErrors({ tried, now }: Props) {
  const { t } = useI18n();
  const errors = keysOf(labels).flatMap((id) => {
    const key = tried[id];
    if (!key) return [];
    const label = key === 'checkout.error.required' ? null : labels[id];
    const text = errorText(id, key, t);
    const message = label ? t('checkout.error.of', { label: t(label), message: text }) : text;
    return [{ id, message, isFixed: !now[id] }];
  });
  return <ErrorSummary errors={errors} />;
}
