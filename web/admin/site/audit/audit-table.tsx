import type { AuditEntry } from '#backend/platform/audit/service.ts';
import { isPermission } from '#domain/staff/permissions.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enPermissions from '#web/messages/admin/en/permissions.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiPermissions from '#web/messages/admin/fi/permissions.ts';
import { momentText } from '#web/messages/moments.ts';
import { Status } from '#web/ui/admin/status.tsx';
import { Subject } from './subject.tsx';

type Props = { entries: AuditEntry[]; people: { id: string; name: string }[] };

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Entries of the audit log: when, who, what, of which thing, and what changed. */
export function AuditTable({ entries, people }: Props) {
  const t = useTexts(fi, en);
  const named = useTexts(fiPermissions, enPermissions);
  const locale = useLocale();
  const heads = ['when', 'person', 'what', 'subject', 'change'] as const;
  const who = ({ actor }: AuditEntry) =>
    actor.kind === 'staff' ? actor.name : [t(`audit.${actor.kind}`), actor.name].filter(Boolean).join(': ');
  return (
    <div className="tbox scrollx">
      <table className="t">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`audit.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );
}

function Changes({ entry: { before, after, reason } }: { entry: AuditEntry }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {fields.map((field) => (
        <span key={field} className="small">
          {field}: {before && field in before && <span className="del">{valueText(before[field])}</span>}{' '}
          {after && field in after && <span className="ins">{valueText(after[field])}</span>}{' '}
        </span>
      ))}
      {reason && <span className="small">{reason}</span>}
    </>
  );
}
