import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';

/** E-mail field; password managers recognise it as the username. */
export function EmailField({ value, error }: { value: string | undefined; error: ReactNode }) {
  const { t } = useI18n();
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={t('signIn.email')}
      autoComplete="username"
      defaultValue={value}
      maxLength={254}
      error={error}
      required
    />
  );
}
