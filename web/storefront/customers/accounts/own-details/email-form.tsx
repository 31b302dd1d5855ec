import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { OpenPanel } from '../area/open-panel.tsx';
import { AccountField, CurrentPassword } from '../form/account-field.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl, sections } from './details-url.ts';

type Props = { answer: FormAnswer | undefined; hasPassword: boolean; email: string };

/**
 * Form to change the e-mail address. Asks for the password; the change takes effect when the mail to the new address is
 * opened (sign-in-5).
 */
export function EmailForm({ answer, hasPassword, email }: Props) {
  const { t, locale } = useI18n();
  const back = detailsUrl(locale, null, sections.signIn);
  const action = detailsUrl(locale, { kind: 'email' }, sections.signIn);
  if (!hasPassword)
    return (
      <OpenPanel label={t('account.signIn.changeEmail')}>
        <p>{t('account.signIn.needsPassword')}</p>
        <ButtonLink look="outline" preventScrollReset to={detailsUrl(locale, { kind: 'password' }, sections.signIn)}>
          {t('account.signIn.setPassword')}
        </ButtonLink>
      </OpenPanel>
    );
  return (
    <OpenPanel label={t('account.signIn.changeEmail')}>
      <p className="muted">{t('account.signIn.emailHow')}</p>
      <AccountForm
        name="email"
        action={action}
        answer={answer}
        labels={{ email: t('account.signIn.newEmail'), currentPassword: t('account.signIn.currentPassword') }}
        check={({ email: typed = '' }) => {
          if (emailProblem(typed)) return [{ field: 'email', message: 'account.error.email' }];
          return normalizeEmail(typed) === email ? [{ field: 'email', message: 'account.error.emailSame' }] : [];
        }}
      >
        <AccountField name="email" type="email" autoComplete="email" maxLength={254} />
        <CurrentPassword name="currentPassword" />
        <div className="row">
          <Submit>{t('account.signIn.sendLink')}</Submit>
          <ButtonLink look="ghost" preventScrollReset to={back}>
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </OpenPanel>
  );
}
