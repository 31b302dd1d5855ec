import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Field } from '#web/ui/admin/field.tsx';
import { CodeForm } from './code-form.tsx';

/** The way back for who lost device and app. */
export function RecoveryForm({ email, isOpen }: { email: string; isOpen: boolean }) {
  const t = useTexts(fi, en);
  return (
    <CodeForm way="recovery" title={t('signIn.withRecovery')} email={email} isOpen={isOpen}>
      <Field label={t('signIn.recoveryCode')} hint={t('signIn.recoveryHint')}>
        {(control) => <input {...control} className="in" name="code" autoComplete="off" required />}
      </Field>
    </CodeForm>
  );
}
