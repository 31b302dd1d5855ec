import { keysOf } from '#domain/base/records.ts';
import { grantOf, permissions, staffRoles } from '#domain/staff/permissions.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enPermissions from '#web/messages/admin/en/permissions.ts';
import enShell from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiPermissions from '#web/messages/admin/fi/permissions.ts';
import fiShell from '#web/messages/admin/fi/shell.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';

/** What each role may do: the very table that services check. */
export function RoleTable() {
  const t = useTexts(fi, en);
  const shell = useTexts(fiShell, enShell);
  const named = useTexts(fiPermissions, enPermissions);
  return (
    <ScrollTable
      label={t('people.roles')}
      heads={[t('people.roles'), ...staffRoles.map((role) => shell(`role.${role}`))]}
    >
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
    </ScrollTable>
  );
}
