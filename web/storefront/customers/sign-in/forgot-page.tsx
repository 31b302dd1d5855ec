import { Form, Link, useLocation, useNavigation } from 'react-router';
import { checkEmail } from '#domain/customers/sign-in/sign-in-forms.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SignInFrame } from './auth-frame.tsx';
import { EmailField } from './form/email-field.tsx';
import { FormProblems, problemText } from './form/form-problems.tsx';
import { useTry } from './form/use-try.ts';
import styles from './login.module.css';
import { SentTitle } from './sent-title.tsx';
import type { ForgotAnswer } from './server/forgot-action.ts';
import { carriedQuery } from './sign-in-intent.ts';

/** Page to request a reset mail. */
export function ForgotPage({ answer }: { answer: ForgotAnswer | undefined }) {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  const isSending = useNavigation().state === 'submitting';
  const tried = useTry<'email'>(answer, checkEmail);
  const back = (
    <Link className="link" to={links(locale).signIn() + carriedQuery(search)}>
      {t('signIn.forgot.back')}
    </Link>
  );
  if (answer?.sent)
    return (
      <SignInFrame title={t('signIn.forgot.title')}>
        <SentTitle text={t('signIn.sent.reset', { email: answer.values.email ?? '' })} />
        <p className="small muted">{t('signIn.sent.checkSpam')}</p>
        <div className={styles.acts}>
          <Link className="link" to={links(locale).forgotPassword() + carriedQuery(search)}>
            {t('signIn.sent.otherEmail')}
          </Link>
          {back}
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('signIn.forgot.title')} lead={t('signIn.forgot.lead')}>
      <FormProblems tried={tried} fields={['email']} title={t('signIn.error.failedTitle')} />
      <Form method="post" className="narrow-form" noValidate onSubmit={tried.onSubmit} onInput={tried.onInput}>
        <EmailField value={answer?.values.email} error={tried.left.email && problemText(t, tried.left.email)} />
        <Button type="submit" wide busy={isSending}>
          {t('signIn.forgot.submit')}
        </Button>
      </Form>
      {back}
    </SignInFrame>
  );
}
