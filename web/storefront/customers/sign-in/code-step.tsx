import { Form, Link, useLocation, useNavigation } from 'react-router';
import { checkCode, typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { SignInFrame } from './auth-frame.tsx';
import { FormProblems, problemText } from './form/form-problems.tsx';
import { useTry } from './form/use-try.ts';
import styles from './login.module.css';
import { SentTitle } from './sent-title.tsx';
import type { SignInAnswer } from './server/sign-in-action.ts';
import { carriedQuery } from './sign-in-intent.ts';

/** After a sign-in mail: its code signs in on this device, its link on any. */
export function CodeStep({ answer }: { answer: SignInAnswer }) {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  const sending = useNavigation().formData;
  const tried = useTry<'email' | 'password' | 'code'>(answer, checkCode);
  const email = answer.values.email ?? '';
  const isSending = (intent: string) => sending !== undefined && typed(sending, 'intent') === intent;
  return (
    <SignInFrame title={t('signIn.title')}>
      <SentTitle text={t('signIn.sent.link', { email })} />
      {answer.resent ? (
        <Banner kind="ok" live>
          {t('signIn.sent.resent')}
        </Banner>
      ) : null}
      <FormProblems tried={tried} fields={['code']} title={tried.failure ? t('signIn.error.title') : ''} />
      <Form
        method="post"
        className={classes('narrow-form', styles.code)}
        noValidate
        onSubmit={tried.onSubmit}
        onInput={tried.onInput}
      >
        <input type="hidden" name="email" value={email} />
        <TextField
          id="code"
          name="code"
          code
          label={t('signIn.code')}
          hint={t('signIn.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={tried.left.code && problemText(t, tried.left.code)}
          required
        />
        <Button type="submit" name="intent" value="code" wide busy={isSending('code')}>
          {t('signIn.submit')}
        </Button>
      </Form>
      <p className="small muted">{t('signIn.sent.missing')}</p>
      <div className={styles.acts}>
        <Form method="post">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="again" value="1" />
          <Button type="submit" name="intent" value="link" look="link" busy={isSending('link')}>
            {t('signIn.sent.again')}
          </Button>
        </Form>
        <Link className="link" to={links(locale).signIn() + carriedQuery(search)}>
          {t('signIn.sent.otherEmail')}
        </Link>
      </div>
    </SignInFrame>
  );
}
