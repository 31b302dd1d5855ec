import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl, type Open, sections } from './details-url.ts';
import { EmailForm } from './email-form.tsx';
import styles from './own-details.module.css';
import type { OwnDetails } from './own-details.ts';
import { PasswordForm } from './password-form.tsx';

type Props = { own: OwnDetails; open: Open; answer: FormAnswer | undefined };

/** E-mail address, password and sign-in methods, each a row that opens for editing. */
export function SignInSection({ own, open, answer }: Props) {
  const { t, locale } = useI18n();
  const { details, ways } = own;
  const sentTo = answer?.form === 'email' ? answer.sentTo : undefined;
  const isEmailOpen = open?.kind === 'email' && sentTo === undefined;
  const list = [t('account.signIn.wayLink'), ...ways.providers];
  if (ways.hasPassword) list.unshift(t('account.signIn.wayPassword'));
  return (
    <section className="ruled-sect" id={sections.signIn} tabIndex={-1} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{t('account.signIn.title')}</h2>
      <dl className={styles.accountRows}>
        <Row
          title={t('account.signIn.email')}
          action={
            isEmailOpen ? null : (
              <ButtonLink
                look="link"
                size="s"
                preventScrollReset
                to={detailsUrl(locale, { kind: 'email' }, sections.signIn)}
                aria-label={t('account.signIn.changeEmail')}
              >
                {t('account.signIn.change')}
              </ButtonLink>
            )
          }
          below={
            isEmailOpen ? (
              <EmailForm answer={answer} hasPassword={ways.hasPassword} email={details.email} />
            ) : sentTo ? (
              <Banner kind="ok" icon="mail" live>
                {t('account.signIn.pending', { email: sentTo })}
              </Banner>
            ) : null
          }
        >
          <span className="break-words">{details.email}</span>
          <Badge kind={details.isVerified ? 'ok' : 'warn'}>
            {t(details.isVerified ? 'account.signIn.verified' : 'account.signIn.unverified')}
          </Badge>
          {details.isVerified ? null : (
            <ButtonLink look="link" size="s" to={links(locale).confirmEmail()}>
              {t('account.signIn.verify')}
            </ButtonLink>
          )}
        </Row>
        <Row
          title={t('account.signIn.password')}
          action={
            open?.kind === 'password' ? null : (
              <ButtonLink
                look="link"
                size="s"
                preventScrollReset
                to={detailsUrl(locale, { kind: 'password' }, sections.signIn)}
              >
                {t(ways.hasPassword ? 'account.signIn.changePassword' : 'account.signIn.setPassword')}
              </ButtonLink>
            )
          }
          below={
            open?.kind === 'password' ? (
              <PasswordForm
                answer={answer}
                hasPassword={ways.hasPassword}
                min={own.minPassword}
                email={details.email}
              />
            ) : null
          }
        >
          {t(ways.hasPassword ? 'account.signIn.hasPassword' : 'account.signIn.noPassword')}
        </Row>
        <Row title={t('account.signIn.ways')}>{list.join(', ')}</Row>
      </dl>
    </section>
  );
}

type RowProps = { title: string; children: ReactNode; action?: ReactNode; below?: ReactNode };

function Row({ title, children, action, below }: RowProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <div className={styles.accountRow}>
          <div className={styles.accountValue}>{children}</div>
          {action}
        </div>
        {below}
      </dd>
    </div>
  );
}
