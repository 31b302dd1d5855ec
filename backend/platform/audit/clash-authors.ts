import type { Tx } from '#backend/platform/db/transaction.ts';
import type { FieldClash } from '#domain/base/merge-edits.ts';
import type { AuditSubject } from './audit-entry.ts';

export type AuthoredClash = FieldClash & { who: string | null; at: Date | null };

/** Adds to each clash who changed the field last. */
export async function withAuthors(
  tx: Tx,
  { kind, id }: AuditSubject,
  clashes: readonly FieldClash[],
): Promise<AuthoredClash[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['actor_name', 'at', 'after'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('outcome', '=', 'done')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return clashes.map((clash) => {
    const last = rows.find(({ after }) => after !== null && clash.field in after);
    return { ...clash, who: last?.actor_name ?? null, at: last?.at ?? null };
  });
}

const MOST_SHOWN = 300;
/** The fields of a form that changed, as the audit log keeps them. */
export const auditFields = (fields: Record<string, string>, changed: readonly string[]) =>
  Object.fromEntries(changed.map((field) => [field, (fields[field] ?? '').slice(0, MOST_SHOWN)]));
