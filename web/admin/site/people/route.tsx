import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import type { Route } from './+types/route';
import { invitationOf } from './assignment.ts';
import { InviteForm } from './invite-form.tsx';
import { PeopleTable } from './people-table.tsx';
import { PeopleViews } from './people-views.tsx';
import { RoleTable } from './role-table.tsx';
import { SessionsAndTablets } from './sessions-and-tablets.tsx';
import { changeTablets } from './tablets.ts';

const views = ['people', 'roles', 'sessions'] as const;
const stores = () => config.stores.map(({ id, name }) => ({ id, name }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const people = await shop.staff.people(actor);
  const view = views.find((one) => one === url.searchParams.get('nakyma')) ?? 'people';
  const isSessions = view === 'sessions';
  return {
    view,
    people,
    role: actor.role,
    stores: stores(),
    sessions: isSessions ? await shop.staff.allSessions(actor) : [],
    tablets: isSessions ? await shop.staff.tablets(actor) : [],
  };
}

/** Invites a person, or enrols and removes tablets. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const form = await request.formData();
  if (form.get('intent') !== 'invite') return changeTablets(shop, actor, form);
  const invitation = invitationOf(form);
  if (!invitation) return { failed: 'invalid' as const, url: null };
  const invited = await shop.staff.invite(actor, { ...invitation, locale });
  if (!invited.ok) return { failed: invited.reason, url: null };
  // a manager who saw the link could sign in as the colleague; it is in the colleague's mail
  return { failed: null, url: actor.role === 'owner' ? invited.value.url : null };
}

export default function People({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  useLive(['staff', 'tablet']);
  const { view, people, role, sessions, tablets } = loaderData;
  return (
    <>
      <PageBar title={t('people.title')} />
      <main id="sisalto">
        <PeopleViews view={view} />
        {view === 'people' && (
          <>
            <PeopleTable people={people} stores={loaderData.stores} />
            <InviteForm role={role} stores={loaderData.stores} invited={people.length} />
          </>
        )}
        {view === 'roles' && <RoleTable />}
        {view === 'sessions' && (
          <SessionsAndTablets
            sessions={sessions}
            tablets={tablets}
            stores={loaderData.stores}
            mayEnrol={role === 'owner'}
          />
        )}
      </main>
    </>
  );
}
