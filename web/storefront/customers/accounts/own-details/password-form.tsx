import { useI18n } from '#web/messages/i18n.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { OpenPanel } from '../area/open-panel.tsx';
import { CurrentPassword, NewPassword } from '../form/account-field.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl, sections } from './details-url.ts';

type Props = { answer: FormAnswer | undefined; hasPassword: boolean; min: number; email: string };

/**
 * Form to change the password: asks for the old one and ends other sessions (sign-in-6). An account without one can set
 * one.
 */
export function PasswordForm({ answer, hasPassword, min, email }: Props) {
  const { t, locale } = useI18n();
  return (
    <OpenPanel label={t(hasPassword ? 'account.signIn.changePassword' : 'account.signIn.setPassword')}>
      {hasPassword ? <p className="muted">{t('account.signIn.passwordHow')}</p> : null}
      <AccountForm
        name="password"
        action={detailsUrl(locale, { kind: 'password' }, sections.signIn)}
        answer={answer}
        labels={{
          currentPassword: t('account.signIn.currentPassword'),
          newPassword: t('account.signIn.newPassword'),
        }}
      >
        {/* for password managers */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? <CurrentPassword name="currentPassword" /> : null}
        <NewPassword name="newPassword" min={min} />
        <div className="row">
          <Submit>{t(hasPassword ? 'account.signIn.changePassword' : 'account.signIn.setPassword')}</Submit>
          <ButtonLink look="ghost" preventScrollReset to={detailsUrl(locale, null, sections.signIn)}>
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </OpenPanel>
  );
}
