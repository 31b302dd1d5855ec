import { Link, useFetcher } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enPermissions from '#web/messages/admin/en/permissions.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiPermissions from '#web/messages/admin/fi/permissions.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';

type Request = {
  id: string;
  asker: string;
  permission: Permission;
  subject: string;
  cents: number | null;
  reason: string;
};

/** A colleague's request: what, of which thing, how much and why. The button names the sum. */
export function OpenApproval({ request }: { request: Request }) {
  const t = useTexts(fi, en);
  const named = useTexts(fiPermissions, enPermissions);
  const fetcher = useFetcher<{ failed: string | null }>();
  const stepUp = useStepUp(fetcher);
  const changeSet = /^change-set:(\d+):/.exec(request.subject)?.[1];
  const sum = request.cents === null ? null : formatEuros(request.cents);
  return (
    <fetcher.Form method="post" className="form measure">
      <input type="hidden" name="id" value={request.id} />
      {fetcher.data?.failed && <Note tone="warn">{t('approvals.decided')}</Note>}
      <h3>{t('approvals.asks', { name: request.asker })}</h3>
      <p>
        {named(request.permission)}:{' '}
        {changeSet ? (
          // the approver decides on the same preview
          <Link to={`/muutokset/${changeSet}`}>{t('approvals.changeSet', { id: changeSet })}</Link>
        ) : (
          <b>{[request.subject, sum].filter(Boolean).join(', ')}</b>
        )}
      </p>
      <blockquote>{request.reason}</blockquote>
      <p>
        <Button type="submit" look="primary" name="intent" value="approve">
          {sum ? t('approvals.approveSum', { sum }) : t('approvals.approve')}
        </Button>{' '}
        <Button type="submit" name="intent" value="refuse">
          {t('approvals.refuse')}
        </Button>
      </p>
      {stepUp}
    </fetcher.Form>
  );
}
