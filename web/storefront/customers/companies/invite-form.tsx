import { Form } from 'react-router';
import type { OpenInvitation } from '#backend/customers/companies/service.ts';
import { checkInvitation, companyRoles } from '#domain/customers/companies/members.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { AccountField, AccountSelect } from '#web/storefront/customers/accounts/form/account-field.tsx';
import { AccountForm, Submit } from '#web/storefront/customers/accounts/form/account-form.tsx';
import type { FormAnswer } from '#web/storefront/customers/accounts/form/form-answer.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './companies.module.css';
import { companyPath } from './company-path.ts';

/** Invitations that nobody has accepted yet. */
export function OpenInvitations({ invitations }: { invitations: OpenInvitation[] }) {
  const { t, locale } = useI18n();
  if (invitations.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('company.invited')}</h2>
      <ul className={styles.people}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <div>
              <b className="break-words">{email}</b>
              <p className="small muted">
                {t('company.invitedUntil', {
                  role: t(`company.role.${role}`),
                  date: dateText(expiresAt.toISOString(), locale),
                })}
              </p>
            </div>
            <Form method="post" action={companyPath(locale)} preventScrollReset>
              <input type="hidden" name="form" value="company-withdraw" />
              <Button
                type="submit"
                look="link"
                size="s"
                name="id"
                value={id}
                aria-label={t('company.withdrawOf', { email })}
              >
                {t('company.withdraw')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invites a user by mail (company-2). */
export function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t, locale } = useI18n();
  return (
    <section className="stack">
      <h2>{t('company.invite')}</h2>
      <p>{t('company.inviteText')}</p>
      <ul className="small muted">
        <li>{t('company.role.buyerText')}</li>
        <li>{t('company.role.approverText')}</li>
        <li>{t('company.role.ownerText')}</li>
      </ul>
      <AccountForm
        name="company-invite"
        action={companyPath(locale)}
        answer={answer}
        values={{ role: 'buyer' }}
        labels={{ email: t('company.email'), role: t('company.role') }}
        check={(typed) => {
          const checked = checkInvitation(typed);
          return checked.ok ? [] : (checked.details ?? []);
        }}
      >
        <div className="form2">
          <AccountField name="email" type="email" autoComplete="off" maxLength={254} />
          <AccountSelect name="role">
            {companyRoles.map((role) => (
              <option key={role} value={role}>
                {t(`company.role.${role}`)}
              </option>
            ))}
          </AccountSelect>
        </div>
        <Submit>{t('company.sendInvite')}</Submit>
      </AccountForm>
    </section>
  );
}
