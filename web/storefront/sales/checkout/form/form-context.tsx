import { createContext, type ReactNode, use } from 'react';
import type { CheckoutErrorKey } from '#domain/sales/checkout/checkout-errors.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { Draft, FieldName } from './draft.ts';
import { errorText } from './error-text.ts';
import type { CheckoutCustomer } from './prefill.ts';

export type FieldProblems = Partial<Record<FieldName, CheckoutErrorKey>>;

type CheckoutFormState = {
  draft: Draft;
  set: <K extends FieldName>(name: K, value: Draft[K]) => void;
  /** Only the errors to show by now: of fields that were left or submitted. */
  shown: FieldProblems;
  /** Call when a field with input loses focus; its error may show from then on. */
  leave: (name: FieldName) => void;
  /** Null for a guest. */
  customer: CheckoutCustomer | null;
  /** The shop sends text messages about orders. */
  offersTexts: boolean;
};

const FormContext = createContext<CheckoutFormState | null>(null);
export const CheckoutFormContext = FormContext.Provider;

export function useCheckoutForm() {
  const form = use(FormContext);
  if (!form) throw new Error('useCheckoutForm outside of the checkout');
  const { t } = useI18n();
  const errorOf = (name: FieldName) => {
    const key = form.shown[name];
    return key && errorText(name, key, t);
  };
  return { ...form, errorOf };
}

type TextName = { [K in FieldName]: Draft[K] extends string ? K : never }[FieldName];

type Props = {
  name: TextName;
  /** Distinguishes a second field of the same name on the page. */
  id?: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric';
  autoComplete: string;
  maxLength: number;
  action?: ReactNode;
  onLeave?: () => void;
};

/** A text field of the checkout form with its value and error (checkout-6). */
export function FormField({ name, onLeave, ...rest }: Props) {
  const { draft, set, leave, errorOf } = useCheckoutForm();
  return (
    <TextField
      {...rest}
      still
      id={rest.id ?? name}
      name={name}
      value={draft[name]}
      error={errorOf(name)}
      required={!rest.optional}
      onChange={(event) => set(name, event.target.value as Draft[typeof name])}
      // the error takes the hint's space, so that the next field does not move while it is tapped
      onBlur={() => {
        if (rest.hint !== undefined) leave(name);
        onLeave?.();
      }}
    />
  );
}
