import { useFetcher } from 'react-router';
import { type StaffRole, staffRoles } from '#domain/staff/permissions.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { AssignmentFields } from './assignment-fields.tsx';

type Invited = { failed: 'invalid' | 'taken' | null; url: string | null };
type Props = {
  role: StaffRole;
  stores: { id: string; name: string }[];
  /** How many have been invited so far: each invitation is a draft of its own. */
  invited: number;
};

const NOBODY = { role: 'sales', stores: [], refundCents: 0, refundDayCents: 0 } as const;

/** Invites a person: owners to any role with limits, managers to Sales and Store. */
export function InviteForm({ role, stores, invited }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<Invited>();
  const stepUp = useStepUp(fetcher);
  const isOwner = role === 'owner';
  const draft = useDraft(`invitation:${invited}`);
  return (
    <section className="sec">
      <details>
        <summary className="btn btn-line">{t('people.invite')}</summary>
        <fetcher.Form method="post" className="form measure" ref={draft}>
          <input type="hidden" name="intent" value="invite" />
          <p className="hint">{t('people.inviteHint')}</p>
          {fetcher.data?.failed && <Note tone="bad">{t(`people.${fetcher.data.failed}`)}</Note>}
          {fetcher.data?.url && (
            <Note tone="ok">
              {t('people.invitedDone')} <code>{fetcher.data.url}</code>
            </Note>
          )}
          <Field label={t('people.name')}>
            {(control) => <input {...control} className="in" name="name" autoComplete="off" required />}
          </Field>
          <Field label={t('people.email')}>
            {(control) => <input {...control} className="in" name="email" type="email" autoComplete="off" required />}
          </Field>
          <AssignmentFields
            assigned={NOBODY}
            roles={isOwner ? staffRoles : ['sales', 'store']}
            stores={stores}
            hasLimits={isOwner}
          />
          <Button type="submit" look="primary" icon="user-plus">
            {t('people.sendInvite')}
          </Button>
        </fetcher.Form>
      </details>
      {stepUp}
    </section>
  );
}
