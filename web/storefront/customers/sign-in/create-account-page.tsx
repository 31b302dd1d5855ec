import { type ReactNode, useEffect } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { checkSignUp } from '#domain/customers/sign-in/new-password-forms.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useTrackOnce } from '#web/storefront/base/analytics/track.ts';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { AccountReasons } from './account-reasons.tsx';
import { SignInFrame } from './auth-frame.tsx';
import { EmailField } from './form/email-field.tsx';
import { FormProblems, problemText } from './form/form-problems.tsx';
import { NewPasswordField } from './form/new-password-field.tsx';
import { formShown } from './form/patience.ts';
import { useTry } from './form/use-try.ts';
import styles from './login.module.css';
import { SentTitle } from './sent-title.tsx';
import type { CreateAnswer, CreateField } from './server/create-account-action.ts';
import { carriedQuery } from './sign-in-intent.ts';

type Props = { answer: CreateAnswer | undefined; minPassword: number; stamp: string };

/** Sign-up: name, address and password, then a mail; or a provider's button. */
export function CreateAccountPage({ answer, minPassword, stamp, providers }: Props & { providers?: ReactNode }) {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  const to = links(locale);
  useTrackOnce('sign_up', { method: 'password' }, answer?.sent ? 'sent' : '');
  if (answer?.sent)
    return (
      <SignInFrame title={t('signIn.create.title')}>
        <SentTitle text={t('signIn.sent.account', { email: answer.values.email ?? '' })} />
        <p className="small muted">{t('signIn.sent.checkSpam')}</p>
        <Link className="link" to={to.createAccount() + carriedQuery(search)}>
          {t('signIn.sent.otherEmail')}
        </Link>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title={t('signIn.create.title')}
      lead={t('signIn.create.lead')}
      side={
        <AccountReasons title={t('signIn.new.account')}>
          <p className="small">{t('signIn.new.text')}</p>
        </AccountReasons>
      }
    >
      <CreateAccountForm answer={answer} minPassword={minPassword} stamp={answer?.stamp ?? stamp} />
      {providers}
      <p>
        {t('signIn.create.have')}{' '}
        <Link className="link" to={to.signIn() + carriedQuery(search)}>
          {t('signIn.title')}
        </Link>
      </p>
    </SignInFrame>
  );
}

function CreateAccountForm({ answer, minPassword, stamp }: Props) {
  const { t, locale } = useI18n();
  const isSending = useNavigation().state === 'submitting';
  useEffect(() => formShown(stamp), [stamp]);
  const tried = useTry<CreateField>(answer, (form) => checkSignUp(form, minPassword));
  const errorOf = (field: CreateField) => tried.left[field] && problemText(t, tried.left[field], minPassword);
  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <TextField
      id={field}
      name={field}
      label={t(`signIn.${field}`)}
      autoComplete={autoComplete}
      defaultValue={answer?.values[field]}
      maxLength={50}
      error={errorOf(field)}
      required
    />
  );
  return (
    <>
      <FormProblems
        tried={tried}
        fields={['firstname', 'lastname', 'email', 'password']}
        min={minPassword}
        title={t('signIn.error.failedTitle')}
      />
      <Form method="post" className="narrow-form" noValidate onSubmit={tried.onSubmit} onInput={tried.onInput}>
        <div className={styles.names}>
          {name('firstname', 'given-name')}
          {name('lastname', 'family-name')}
        </div>
        <EmailField value={answer?.values.email} error={errorOf('email')} />
        <NewPasswordField label={t('signIn.password')} min={minPassword} error={errorOf('password')} />
        <Checkbox
          name="marketing"
          label={t('signIn.create.marketing')}
          hint={t('signIn.create.marketingHint')}
          defaultChecked={answer?.marketing}
        />
        <Honeypot />
        <input type="hidden" name="stamp" value={stamp} />
        <p className="small muted">
          {t('signIn.create.terms')}{' '}
          <Link className="link" to={links(locale).content(PRIVACY)}>
            {t('signIn.create.privacy')}
          </Link>
        </p>
        <Button type="submit" wide busy={isSending}>
          {t('signIn.create.submit')}
        </Button>
      </Form>
    </>
  );
}

/** Bot trap: not visible, not in the tab order, not in the accessibility tree. */
function Honeypot() {
  const { t } = useI18n();
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {t('signIn.website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
