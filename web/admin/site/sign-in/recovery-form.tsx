import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

/** The way back for who lost device and app. */
export function RecoveryForm({ email, isOpen }: { email: string; isOpen: boolean }) {
  const t = useTexts(fi, en);
  return (
    <details open={isOpen}>
      <summary className="btn btn-line">{t('signIn.withRecovery')}</summary>
      <Form method="post" className="form">
        <p className="hint">{t('signIn.recoveryHint')}</p>
        <input type="hidden" name="way" value="recovery" />
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
        <Field label={t('signIn.recoveryCode')}>
          {(control) => <input {...control} className="in" name="code" autoComplete="off" required />}
        </Field>
        <Button type="submit">{t('signIn.submit')}</Button>
      </Form>
    </details>
  );
}
