import { useFetcher } from 'react-router';
import type { EndpointInput, EndpointProblem } from '#backend/sales/webhooks/service.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/programs.ts';
import webhooksEn from '#web/messages/admin/en/webhooks.ts';
import fi from '#web/messages/admin/fi/programs.ts';
import webhooksFi from '#web/messages/admin/fi/webhooks.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { PeopleViews } from '../people/people-views.tsx';
import type { Route } from './+types/route';
import { newKeyOf } from './key-form.ts';
import { KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { endpointOf } from './webhook-form.ts';
import { WebhookTable } from './webhook-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const [keys, endpoints] = await Promise.all([shop.keys.list(actor), shop.webhooks.endpoints.list(actor)]);
  return { keys, endpoints, isOwner: actor.role === 'owner', now: shop.now() };
}

type ProgramsAnswer = {
  key: string | null;
  failed: 'invalid' | null;
  secret: string | null;
  rejected: { typed: EndpointInput; problems: EndpointProblem[] } | null;
};
const NOTHING: ProgramsAnswer = { key: null, failed: null, secret: null, rejected: null };

/** Adds a program that is told of events, and shows its secret; the typed fields come back when it is refused. */
async function addWebhook({ shop, actor }: ReturnType<typeof staffOf>, form: FormData): Promise<ProgramsAnswer> {
  const typed = endpointOf(form);
  const made = await shop.webhooks.endpoints.add(actor, typed);
  if (!made.ok) return { ...NOTHING, rejected: { typed, problems: made.details ?? [] } };
  return { ...NOTHING, secret: made.value.secret };
}

/** Makes a key, which is shown this once, or takes one back; adds an endpoint of webhooks. */
export async function action({ context, request }: Route.ActionArgs): Promise<ProgramsAnswer> {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  if (form.get('intent') === 'add-webhook') return addWebhook(staffOf(context), form);
  if (form.get('intent') === 'revoke') {
    await shop.keys.revoke(actor, String(form.get('id')));
    return NOTHING;
  }
  const made = await shop.keys.create(actor, newKeyOf(form, shop.now()));
  return made.ok ? { ...NOTHING, key: made.value.key } : { ...NOTHING, failed: made.reason };
}

export default function Programs({ loaderData: { keys, endpoints, isOwner, now }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const w = useTexts(webhooksFi, webhooksEn);
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  const given = fetcher.data ?? actionData;
  const answer = given && !isRefused(given) ? given : null;
  const { secret, rejected } = answer ?? NOTHING;
  return (
    <>
      <PageBar title={t('programs.title')} />
      <main id="sisalto">
        <PeopleViews view="programs" />
        <section className="sec form">
          <h2>{t('programs.keys')}</h2>
          <p>
            {t('programs.about')} <a href="/admin/v1/docs">{t('programs.docs')}</a>
          </p>
          {answer?.failed && <Note tone="bad">{t('programs.invalid')}</Note>}
          {answer?.key && (
            <Note tone="warn">
              {t('programs.once')} <code>{answer.key}</code>
            </Note>
          )}
          {answer && !answer.key && !answer.failed && !secret && !rejected && (
            <Note tone="ok">{t('programs.gone')}</Note>
          )}
          <KeyTable keys={keys} now={now} fetcher={isOwner ? fetcher : null} />
          {isOwner && <NewKeyForm key={answer?.key ?? ''} fetcher={fetcher} />}
        </section>
        <section className="sec form" id="webhookit">
          <h2>{w('title')}</h2>
          <p>{w('about')}</p>
          {secret && (
            <Note tone="warn">
              {w('added')} <code>{secret}</code>
            </Note>
          )}
          {rejected && <Note tone="bad">{w('failed.invalid')}</Note>}
          <WebhookTable endpoints={endpoints} now={now} />
          {isOwner && <NewWebhookForm key={secret ?? ''} fetcher={fetcher} rejected={rejected} />}
        </section>
        {stepUp}
      </main>
    </>
  );
}
