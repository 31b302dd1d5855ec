import { grantOf } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { PeopleViews } from '../people/people-views.tsx';
import type { Route } from './+types/route';
import { OpenApproval } from './open-approval.tsx';
import { OwnApproval } from './own-approval.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const [open, own] = [await shop.staff.approvalsFor(actor), await shop.staff.ownApprovals(actor)];
  return { open, own, seesStaff: grantOf(actor.role, 'staff.read') !== null };
}

/** Consents to a colleague's action, or refuses it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const decided = await shop.staff.decideApproval(actor, String(form.get('id')), form.get('intent') === 'approve');
  return { failed: decided.ok ? null : decided.reason };
}

export default function Approvals({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  useLive(['approval']);
  const { open, own, seesStaff } = loaderData;
  return (
    <>
      <PageBar title={t('approvals.title')} />
      <main id="sisalto">
        {seesStaff && <PeopleViews view="approvals" />}
        <section className="sec form">
          <h2>{t('approvals.open')}</h2>
          {open.length === 0 && <Empty icon="check" title={t('approvals.none')} />}
          {open.map((request) => (
            <OpenApproval key={request.id} request={request} />
          ))}
        </section>
        {own.length > 0 && (
          <section className="sec form">
            <h2>{t('approvals.own')}</h2>
            {own.map((request) => (
              <OwnApproval key={request.id} request={request} />
            ))}
          </section>
        )}
      </main>
    </>
  );
}
