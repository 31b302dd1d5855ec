import { data } from 'react-router';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { assignmentOf } from '../assignment.ts';
import { FactorStatus } from '../factor-status.tsx';
import type { Route } from './+types/route';
import { PersonForms } from './person-forms.tsx';
import { PersonSessions } from './person-sessions.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const person = (await shop.staff.people(actor)).find(({ id }) => id === params.id);
  if (!person) throw data(null, { status: 404 });
  const stores = config.stores.map(({ id, name }) => ({ id, name }));
  const sessions = await shop.staff.sessionsOf(actor, person.id);
  return { person, stores, sessions, role: actor.role, isSelf: actor.id === person.id };
}

/** Changes, suspends, restores, resets or signs out a person; the services decide who may. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'suspend':
    case 'restore': {
      const done = await shop.staff.setSuspended(actor, id, form.get('intent') === 'suspend');
      return { failed: done.ok ? null : done.reason, url: null };
    }
    case 'reset': {
      const reset = await shop.staff.reset(actor, id);
      return reset.ok ? { failed: null, url: reset.value.url } : { failed: reset.reason, url: null };
    }
    case 'end-session': {
      await shop.staff.endAnySession(actor, String(form.get('id')));
      return { ended: true };
    }
    case 'end-sessions': {
      await shop.staff.endSessionsOf(actor, id);
      return { ended: true };
    }
    default: {
      const assigned = assignmentOf(form);
      if (!assigned) return { failed: 'invalid' as const, url: null };
      const done = await shop.staff.assign(actor, id, assigned);
      return { failed: done.ok ? null : done.reason, url: null };
    }
  }
}

export default function Person({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  useLive(['staff']);
  const { person, sessions, role, isSelf } = loaderData;
  return (
    <>
      <PageBar
        title={person.name}
        back={{ to: '/henkilokunta', text: t('people.title') }}
        beside={<FactorStatus person={person} />}
      >
        <ButtonLink to={`/loki?henkilo=${person.id}`} icon="history">
          {t('audit.title')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        <section className="sec form measure">
          <p>{person.email}</p>
          {isSelf ? <Note>{t('people.self')}</Note> : <PersonForms {...loaderData} />}
        </section>
        <PersonSessions sessions={sessions} mayEnd={role === 'owner'} />
      </main>
    </>
  );
}
