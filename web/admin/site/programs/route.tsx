import { useFetcher } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/programs.ts';
import fi from '#web/messages/admin/fi/programs.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { PeopleViews } from '../people/people-views.tsx';
import type { Route } from './+types/route';
import { newKeyOf } from './key-form.ts';
import { KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const keys = await shop.keys.list(actor);
  return { keys, isOwner: actor.role === 'owner', now: shop.now() };
}

/** Makes a key, which is shown this once, or takes one back. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  if (form.get('intent') === 'revoke') {
    await shop.keys.revoke(actor, String(form.get('id')));
    return { key: null, failed: null };
  }
  const made = await shop.keys.create(actor, newKeyOf(form, shop.now()));
  return made.ok ? { key: made.value.key, failed: null } : { key: null, failed: made.reason };
}

export default function Programs({ loaderData: { keys, isOwner, now }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  const given = fetcher.data ?? actionData;
  const answer = given && !isRefused(given) ? given : null;
  return (
    <>
      <PageBar title={t('programs.title')} />
      <main id="sisalto">
        <PeopleViews view="programs" />
        <p className="sec">
          {t('programs.about')} <a href="/admin/v1/docs">{t('programs.docs')}</a>
        </p>
        {answer?.failed && <Note tone="bad">{t('programs.invalid')}</Note>}
        {answer?.key && (
          <Note tone="warn">
            {t('programs.once')} <code>{answer.key}</code>
          </Note>
        )}
        {answer && !answer.key && !answer.failed && <Note tone="ok">{t('programs.gone')}</Note>}
        <KeyTable keys={keys} now={now} fetcher={isOwner ? fetcher : null} />
        {isOwner && <NewKeyForm key={answer?.key ?? ''} fetcher={fetcher} />}
        {stepUp}
      </main>
    </>
  );
}
