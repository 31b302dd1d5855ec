import type { ComponentProps } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { NewPasswordField } from '#web/storefront/customers/sign-in/form/new-password-field.tsx';
import { PasswordField } from '#web/storefront/customers/sign-in/form/password-field.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { useAccountForm } from './account-form.tsx';
import { problemText } from './form-answer.ts';

function useField(name: string) {
  const { t } = useI18n();
  const form = useAccountForm();
  const problem = form.problems.find(({ field }) => field === name);
  return {
    name,
    id: `${form.name}-${name}`,
    label: form.labels[name] ?? name,
    value: form.values[name] ?? '',
    error: problem && problemText(t, problem),
  };
}

type TextProps = { name: string; optional?: boolean } & Omit<
  ComponentProps<typeof TextField>,
  'label' | 'error' | 'id'
>;

/** Text field of an account form; label, value and error come from the form. */
export function AccountField({ optional, ...rest }: TextProps) {
  const { value, ...field } = useField(rest.name);
  return <TextField {...rest} {...field} optional={optional} required={!optional} defaultValue={value} />;
}

/** Field of the current password: never prefilled, never sent back. */
export function CurrentPassword({ name }: { name: string }) {
  const { value: _, ...field } = useField(name);
  return <PasswordField {...field} required autoComplete="current-password" />;
}

/** Field of a new password. */
export function NewPassword({ name, min }: { name: string; min: number }) {
  const { value: _, ...field } = useField(name);
  return <NewPasswordField {...field} min={min} />;
}

type SelectProps = { name: string } & Omit<ComponentProps<typeof SelectField>, 'label' | 'error' | 'id'>;

export function AccountSelect(props: SelectProps) {
  const { value, ...field } = useField(props.name);
  return <SelectField {...props} {...field} defaultValue={value} />;
}

/** Checked when the form's value is 'on'. */
export function AccountCheckbox({ name }: { name: string }) {
  const { value, ...field } = useField(name);
  return <Checkbox {...field} defaultChecked={value === 'on'} />;
}
