import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Field } from '#web/ui/admin/field.tsx';
import { CodeForm } from './code-form.tsx';

/** Password and app code in one form: no session exists between them (staff-2). */
export function PasswordForm({ email, isOpen }: { email: string; isOpen: boolean }) {
  const t = useTexts(fi, en);
  return (
    <CodeForm way="password" title={t('signIn.withPassword')} email={email} isOpen={isOpen}>
      <Field label={t('signIn.password')}>
        {(control) => (
          <input {...control} className="in" name="password" type="password" autoComplete="current-password" required />
        )}
      </Field>
      <Field label={t('signIn.code')}>
        {(control) => (
          <input {...control} className="in" name="code" inputMode="numeric" autoComplete="one-time-code" required />
        )}
      </Field>
    </CodeForm>
  );
}
