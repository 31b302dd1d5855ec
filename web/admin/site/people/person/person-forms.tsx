import { useFetcher } from 'react-router';
import type { ListedPerson } from '#backend/platform/staff/people/people-queries.ts';
import { type StaffRole, staffRoles } from '#domain/staff/permissions.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { AssignmentFields } from '../assignment-fields.tsx';

type Changed = { failed: 'invalid' | 'unknown' | 'changed' | 'last-owner' | null; url: string | null };
type Props = { person: ListedPerson; stores: { id: string; name: string }[]; role: StaffRole };

/** What one may do to a colleague: owners assign and reset, managers suspend. */
export function PersonForms({ person, stores, role }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<Changed>();
  const stepUp = useStepUp(fetcher);
  const { data } = fetcher;
  const isOwner = role === 'owner';
  return (
    <>
      {data?.failed && <Note tone="bad">{t(`people.${data.failed}`)}</Note>}
      {data?.failed === null && <Note tone="ok">{t('people.done')}</Note>}
      {data?.url && (
        <Note>
          {t('people.invitedDone')} <code>{data.url}</code>
        </Note>
      )}
      {isOwner && (
        <fetcher.Form method="post" className="form">
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="version" value={person.version} />
          <AssignmentFields assigned={person} roles={staffRoles} stores={stores} hasLimits />
          <Button type="submit" look="primary">
            {t('people.save')}
          </Button>
        </fetcher.Form>
      )}
      {(isOwner || person.role === 'sales' || person.role === 'store') && (
        <fetcher.Form method="post">
          <Button type="submit" look="danger-line" name="intent" value={person.isSuspended ? 'restore' : 'suspend'}>
            {person.isSuspended ? t('people.restore') : t('people.suspend')}
          </Button>
        </fetcher.Form>
      )}
      {isOwner && (
        <fetcher.Form method="post" className="form">
          <p className="hint">{t('people.resetHint')}</p>
          <div>
            <Button type="submit" look="danger-line" name="intent" value="reset">
              {t('people.reset')}
            </Button>
          </div>
        </fetcher.Form>
      )}
      {stepUp}
    </>
  );
}
