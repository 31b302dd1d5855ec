import { Form, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { SignInFrame } from './auth-frame.tsx';
import styles from './login.module.css';
import type { ResendAnswer } from './server/token-actions.ts';

type Props = { email: string; answer: ResendAnswer | undefined };

/** Offers a customer with an unverified address another mail. */
export function ConfirmPage({ email, answer }: Props) {
  const { t, locale } = useI18n();
  const isSending = useNavigation().state === 'submitting';
  return (
    <SignInFrame title={t('signIn.confirm.title')} lead={t('signIn.confirm.lead', { email })}>
      <p>{t('signIn.confirm.why')}</p>
      <div role="status">
        {answer?.sent ? <Banner kind="ok">{t('signIn.confirm.sent')}</Banner> : null}
        {answer && !answer.sent ? (
          <Banner kind="warn">{t('signIn.confirm.wait', { count: answer.waitSeconds })}</Banner>
        ) : null}
      </div>
      <div className={styles.acts}>
        <Form method="post">
          <Button type="submit" busy={isSending}>
            {t('signIn.confirm.again')}
          </Button>
        </Form>
        <ButtonLink look="link" to={links(locale).home()}>
          {t('signIn.verify.goOn')}
        </ButtonLink>
      </div>
    </SignInFrame>
  );
}
