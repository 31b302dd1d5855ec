import { Form } from 'react-router';
import type { OwnCompany } from '#backend/customers/companies/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { companyRoles } from '#domain/customers/companies/members.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/select-field/select-field.tsx';
import styles from './companies.module.css';
import { companyPath } from './company-path.ts';

type Props = { members: OwnCompany['members']; userId: string; isOwner: boolean };

/** The users of a company; an owner changes their roles and removes them (company-3). */
export function MemberList({ members, userId, isOwner }: Props) {
  const { t, locale } = useI18n();
  return (
    <section className="stack">
      <h2>{t('company.members')}</h2>
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.userId}>
            <div>
              <b>{member.name || member.email}</b>
              {member.userId === userId && <> ({t('company.you')})</>}
              <p className="small muted break-words">
                {member.email}, {t(`company.role.${member.role}`)}
                {member.role === 'buyer' && member.limit !== null && (
                  <>, {t('company.limitIs', { sum: formatEuros(member.limit) })}</>
                )}
              </p>
            </div>
            {isOwner && member.userId !== userId && <MemberForms member={member} />}
          </li>
        ))}
      </ul>
      <Form method="post" action={companyPath(locale)}>
        <Button type="submit" look="link" size="s" name="form" value="company-leave">
          {t('company.leave')}
        </Button>
      </Form>
    </section>
  );
}

function MemberForms({ member: { userId, name, email, role, limit } }: { member: Props['members'][number] }) {
  const { t, locale } = useI18n();
  const who = name || email;
  return (
    <div className={styles.acts}>
      <Form method="post" action={companyPath(locale)} preventScrollReset className={styles.acts} key={role}>
        <input type="hidden" name="form" value="company-role" />
        <input type="hidden" name="id" value={userId} />
        <Select name="role" defaultValue={role} aria-label={t('company.roleOf', { name: who })}>
          {companyRoles.map((one) => (
            <option key={one} value={one}>
              {t(`company.role.${one}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" look="outline" size="s" aria-label={t('company.saveRoleOf', { name: who })}>
          {t('company.saveRole')}
        </Button>
      </Form>
      {role === 'buyer' && (
        <Form
          method="post"
          action={companyPath(locale)}
          preventScrollReset
          className={styles.acts}
          key={`limit ${limit}`}
        >
          <input type="hidden" name="form" value="company-limit" />
          <input type="hidden" name="id" value={userId} />
          <label className={styles.limit}>
            <span className="small">{t('company.limit')}</span>
            <input
              className="input"
              name="limit"
              inputMode="decimal"
              maxLength={12}
              defaultValue={limit === null ? '' : String(limit / 100).replace('.', ',')}
              aria-label={t('company.limitOf', { name: who })}
            />
          </label>
          <Button type="submit" look="outline" size="s" aria-label={t('company.saveLimitOf', { name: who })}>
            {t('company.saveLimit')}
          </Button>
        </Form>
      )}
      <Form method="post" action={companyPath(locale)} preventScrollReset>
        <input type="hidden" name="form" value="company-remove" />
        <Button
          type="submit"
          look="link"
          size="s"
          name="id"
          value={userId}
          aria-label={t('company.removeOf', { name: who })}
        >
          {t('company.remove')}
        </Button>
      </Form>
    </div>
  );
}
