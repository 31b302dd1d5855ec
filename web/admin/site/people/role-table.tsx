import { keysOf } from '#domain/base/records.ts';
import { grantOf, permissions, staffRoles } from '#domain/staff/permissions.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enPermissions from '#web/messages/admin/en/permissions.ts';
import enShell from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiPermissions from '#web/messages/admin/fi/permissions.ts';
import fiShell from '#web/messages/admin/fi/shell.ts';

/** What each role may do: the very table that services check. */
export function RoleTable() {
  const t = useTexts(fi, en);
  const shell = useTexts(fiShell, enShell);
  const named = useTexts(fiPermissions, enPermissions);
  return (
    <div className="tbox scrollx">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('people.roles')}</th>
            {staffRoles.map((role) => (
              <th key={role} scope="col">
                {shell(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keysOf(permissions).map((permission) => (
            <tr key={permission}>
              <th scope="row">{named(permission)}</th>
              {staffRoles.map((role) => {
                const grant = grantOf(role, permission) ?? 'none';
                return (
                  <td key={role} className={grant === 'none' ? 'muted' : undefined}>
                    {t(`grant.${grant}`)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
