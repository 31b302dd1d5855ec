import { Form, Link } from 'react-router';
import type { Member } from '#backend/customers/companies/service.ts';
import { companyRoles } from '#domain/customers/companies/members.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';
import { Button } from '#web/ui/admin/button.tsx';

/** The users of a company; staff may change a role when the company cannot. */
export function Members({ members, mayChange }: { members: Member[]; mayChange: boolean }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('companies.members')}</h2>
      {members.length === 0 && <p className="sub">{t('companies.noMembers')}</p>}
      <table className="t in-sec">
        <tbody>
          {members.map(({ userId, name, email, role }) => (
            <tr key={userId}>
              <th scope="row">
                <Link to={`/asiakkaat/${userId}`}>{name || email}</Link>
              </th>
              <td>{email}</td>
              <td className="r">
                {mayChange ? (
                  <Form method="post" className="btns" key={role}>
                    <input type="hidden" name="member" value={userId} />
                    <select
                      className="in"
                      name="role"
                      defaultValue={role}
                      aria-label={t('companies.roleOf', { name: name || email })}
                    >
                      {companyRoles.map((one) => (
                        <option key={one} value={one}>
                          {t(`companies.role.${one}`)}
                        </option>
                      ))}
                    </select>
                    <Button type="submit" name="intent" value="role" small>
                      {t('companies.saveRole')}
                    </Button>
                  </Form>
                ) : (
                  t(`companies.role.${role}`)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
