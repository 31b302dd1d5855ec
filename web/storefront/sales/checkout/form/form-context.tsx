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
  /** Only what the shopper should see by now: nothing is wrong before it was left or tried. */
  shown: FieldProblems;
  /** A field was left with something in it: it may be said to be wrong from now on. */
  leave: (name: FieldName) => void;
  /** Null: a guest. */
  customer: CheckoutCustomer | null;
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
  /** Of a second field of the same name on the page. */
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

/** A text field of the checkout form: its value, its error and its place in the draft. */
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
      // the hint's room takes the error: nothing moves under the finger that goes on to the next field
      onBlur={() => {
        if (rest.hint !== undefined) leave(name);
        onLeave?.();
      }}
    />
  );
}
