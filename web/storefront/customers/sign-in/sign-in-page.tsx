import type { ReactNode } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { checkEmail, checkSignIn, typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { AccountReasons } from './account-reasons.tsx';
import { SignInFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import type { Failure } from './form/answer.ts';
import { EmailField } from './form/email-field.tsx';
import { FormProblems, problemText } from './form/form-problems.tsx';
import { PasswordField } from './form/password-field.tsx';
import { useTry } from './form/use-try.ts';
import styles from './login.module.css';
import { SignedInPage } from './mail-links/signed-in-page.tsx';
import type { SignInAnswer } from './server/sign-in-action.ts';
import { carriedQuery } from './sign-in-intent.ts';

type Wished = { name: string; slug: string; lang?: 'fi' | undefined };

type Props = {
  answer: SignInAnswer | undefined;
  /** Product that a guest wanted on a wish list: the reason to sign in. */
  wished?: Wished | null;
  /** Provider buttons with their error. */
  providers?: ReactNode;
};

/** Sign-in page: password or mail in one form, or a provider (sign-in-1). */
export function SignInPage({ answer, wished, providers }: Props) {
  const { t } = useI18n();
  if (answer?.step === 'passwordGone') return <SignedInPage kind="link" />;
  if (answer?.step === 'code') return <CodeStep answer={answer} />;
  return (
    <SignInFrame title={t('signIn.title')} side={<NewCustomer />}>
      {wished && <WishReason {...wished} />}
      <SignInForm answer={answer} />
      {providers}
    </SignInFrame>
  );
}

/** Reason to sign in after pressing a heart, with a link back. */
function WishReason({ name, slug, lang }: Wished) {
  const { t, locale } = useI18n();
  return (
    <Banner icon="heart">
      <p>{t('signIn.wish')}</p>
      <TextLink to={links(locale).product(slug)} lang={lang}>
        {name}
      </TextLink>
    </Banner>
  );
}

// the mail needs no password
const check = (form: FormData) => (typed(form, 'intent') === 'link' ? checkEmail(form) : checkSignIn(form));

function SignInForm({ answer }: { answer: SignInAnswer | undefined }) {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  const sending = useNavigation().formData;
  const tried = useTry<'email' | 'password' | 'code'>(answer, check);
  const errorOf = (field: 'email' | 'password') => tried.left[field] && problemText(t, tried.left[field]);
  const isSending = (intent: string) => sending !== undefined && typed(sending, 'intent') === intent;
  return (
    <>
      <FormProblems
        tried={tried}
        fields={['email', 'password']}
        title={titleOf(t('signIn.error.title'), tried.failure)}
      />
      <Form method="post" className="narrow-form" noValidate onSubmit={tried.onSubmit} onInput={tried.onInput}>
        <EmailField value={answer?.values.email} error={errorOf('email')} />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          error={errorOf('password')}
          required
        />
        <Link className={classes('link', styles.forgot)} to={links(locale).forgotPassword() + carriedQuery(search)}>
          {t('crumb.unohditko-salasanasi')}
        </Link>
        <Button type="submit" name="intent" value="password" wide busy={isSending('password')}>
          {t('signIn.submit')}
        </Button>
        <p className={styles.or}>{t('signIn.or')}</p>
        <Button
          type="submit"
          name="intent"
          value="link"
          look="outline"
          wide
          busy={isSending('link')}
          aria-describedby="link-hint"
        >
          <Icon name="mail" small />
          {t('signIn.sendLink')}
        </Button>
        <p className="hint" id="link-hint">
          {t('signIn.linkHint')}
        </p>
      </Form>
    </>
  );
}

const titleOf = (title: string, failure: Failure | undefined) => (failure ? title : '');

function NewCustomer() {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  return (
    <AccountReasons title={t('signIn.new.title')}>
      <ButtonLink look="primary" to={links(locale).createAccount() + carriedQuery(search)}>
        {t('signIn.create.title')}
      </ButtonLink>
      <p className="small">{t('signIn.new.text')}</p>
    </AccountReasons>
  );
}
