import { formatEuros } from '#domain/base/money.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enPermissions from '#web/messages/admin/en/permissions.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiPermissions from '#web/messages/admin/fi/permissions.ts';
import { Status } from '#web/ui/admin/status.tsx';

type Request = {
  permission: Permission;
  subject: string;
  cents: number | null;
  is_approved: boolean | null;
  decider: string | null;
};

/** One's own request and what became of it. */
export function OwnApproval({ request }: { request: Request }) {
  const t = useTexts(fi, en);
  const named = useTexts(fiPermissions, enPermissions);
  const { permission, subject, cents, is_approved: isApproved, decider } = request;
  const name = decider ?? '';
  return (
    <p>
      {named(permission)}: {[subject, cents === null ? null : formatEuros(cents)].filter(Boolean).join(', ')}{' '}
      {isApproved === null ? (
        <Status glyph="wait">{t('approvals.waiting')}</Status>
      ) : (
        <Status glyph={isApproved ? 'done' : 'fail'} tone={isApproved ? 'ok' : 'bad'}>
          {isApproved ? t('approvals.approved', { name }) : t('approvals.refused', { name })}
        </Status>
      )}
    </p>
  );
}
