import type { AuditEntry } from '#backend/platform/audit/service.ts';
import { isPermission } from '#domain/staff/permissions.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enPermissions from '#web/messages/admin/en/permissions.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiPermissions from '#web/messages/admin/fi/permissions.ts';
import { momentText } from '#web/messages/moments.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { Changes } from './changes.tsx';
import { Subject } from './subject.tsx';

type Props = { entries: AuditEntry[]; people: { id: string; name: string }[] };

/** Entries of the audit log: when, who, what, of which thing, and what changed. */
export function AuditTable({ entries, people }: Props) {
  const t = useTexts(fi, en);
  const named = useTexts(fiPermissions, enPermissions);
  const locale = useLocale();
  const heads = ['when', 'person', 'what', 'subject', 'change'] as const;
  const who = ({ actor }: AuditEntry) =>
    actor.kind === 'staff' ? actor.name : [t(`audit.${actor.kind}`), actor.name].filter(Boolean).join(': ');
  return (
    <ScrollTable label={t('audit.title')} heads={heads.map((head) => t(`audit.${head}`))}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className="num muted">{momentText(entry.at.toISOString(), locale)}</td>
          <td>
            {who(entry)}
            {entry.approvedBy && <small> {t('audit.approvedBy', { name: entry.approvedBy })}</small>}
          </td>
          <td>
            {isPermission(entry.action) ? named(entry.action) : entry.action}{' '}
            {entry.outcome === 'refused' && (
              <Status glyph="fail" tone="bad">
                {t('audit.refused')}
              </Status>
            )}
          </td>
          <td>
            <Subject subject={entry.subject} people={people} />
          </td>
          <td>
            <Changes entry={entry} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
