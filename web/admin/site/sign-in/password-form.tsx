import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

/** Password and app code in one form: no session exists between them (staff-2). */
export function PasswordForm({ email, isOpen }: { email: string; isOpen: boolean }) {
  const t = useTexts(fi, en);
  return (
    <details open={isOpen}>
      <summary className="btn btn-line">{t('signIn.withPassword')}</summary>
      <Form method="post" className="form">
        <input type="hidden" name="way" value="password" />
        <Field label={t('signIn.email')}>
          {(control) => (
            <input
              {...control}
              {...{ className: 'in', name: 'email', type: 'email', autoComplete: 'username' }}
              defaultValue={email}
              required
            />
          )}
        </Field>
        <Field label={t('signIn.password')}>
          {(control) => (
            <input
              {...control}
              {...{ className: 'in', name: 'password', type: 'password', autoComplete: 'current-password' }}
              required
            />
          )}
        </Field>
        <Field label={t('signIn.code')}>
          {(control) => (
            <input
              {...control}
              {...{ className: 'in', name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code' }}
              required
            />
          )}
        </Field>
        <Button type="submit">{t('signIn.submit')}</Button>
      </Form>
    </details>
  );
}
