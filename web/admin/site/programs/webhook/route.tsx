import { data, redirect, useFetcher } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/webhooks.ts';
import fi from '#web/messages/admin/fi/webhooks.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { WebhookFields } from '../webhook-fields.tsx';
import { WebhookState } from '../webhook-table.tsx';
import type { Route } from './+types/route';
import { act, type WebhookAnswer } from './act.ts';
import { Deliveries } from './deliveries.tsx';

const INVALID = 422;
const CONFLICT = 409;

/** A program that is told of events: its address, kinds and secret, and what it was sent. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const endpoint = await shop.webhooks.endpoints.one(actor, params.id);
  if (!endpoint) throw data(null, { status: 404 });
  const after = new URL(request.url).searchParams.get('after');
  const page = await shop.webhooks.deliveries(actor, { endpointId: endpoint.id, status: null }, { after });
  return { endpoint, page, isOwner: actor.role === 'owner', now: shop.now() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await act(staffOf(context), params.id, await request.formData());
  if (answer === null) throw redirect('/ohjelmat');
  if (!('failed' in answer)) return answer;
  return data<WebhookAnswer>(answer, { status: answer.failed === 'invalid' ? INVALID : CONFLICT });
}

function Answer({ answer }: { answer: WebhookAnswer }) {
  const t = useTexts(fi, en);
  if ('failed' in answer) return <Note tone="bad">{t(`failed.${answer.failed}`)}</Note>;
  return (
    <>
      {'done' in answer && <Note tone="ok">{t(`done.${answer.done}`)}</Note>}
      {answer.secret && (
        <Note tone="warn">
          {t('secretOf')} <code>{answer.secret}</code>
        </Note>
      )}
    </>
  );
}

export default function Webhook({ loaderData: { endpoint, page, isOwner, now }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  const given = fetcher.data ?? actionData;
  const answer = given && !isRefused(given) ? given : null;
  const refused = answer && 'failed' in answer && answer.failed === 'invalid' ? answer : null;
  const { oldSecretUntil, disabledBecause, version } = endpoint;
  const presses = ['test', 'secret', 'rotate', disabledBecause ? 'enable' : 'disable', 'remove'] as const;
  return (
    <>
      <PageBar
        title={endpoint.name}
        back={{ to: '/ohjelmat', text: t('programs') }}
        beside={<WebhookState endpoint={endpoint} now={now} pill />}
      />
      <main id="sisalto">
        <section className="sec form">
          {answer && <Answer answer={answer} />}
          {disabledBecause === 'gone' && <Note tone="bad">{t('goneNote')}</Note>}
          {oldSecretUntil && oldSecretUntil > now && (
            <Note>
              {t('oldSecret')} <When at={oldSecretUntil} />
            </Note>
          )}
          {!isOwner && (
            <p>
              {endpoint.url} <code>{endpoint.kinds?.join(' ') ?? t('allKinds')}</code>
            </p>
          )}
          {isOwner && (
            <>
              <fetcher.Form method="post" className="btns">
                {presses.map((intent) => (
                  <Button
                    key={intent}
                    type="submit"
                    name="intent"
                    value={intent}
                    look={intent === 'remove' ? 'danger-line' : 'line'}
                  >
                    {t(`press.${intent}`)}
                  </Button>
                ))}
              </fetcher.Form>
              <fetcher.Form method="post" className="form measure" key={version}>
                <input type="hidden" name="intent" value="change" />
                <input type="hidden" name="version" value={version} />
                <WebhookFields typed={refused?.typed ?? endpoint} problems={refused?.problems ?? []} />
                <Button type="submit" look="primary">
                  {t('save')}
                </Button>
              </fetcher.Form>
            </>
          )}
        </section>
        <section className="sec">
          <h2>{t('deliveries')}</h2>
          <Deliveries page={page} fetcher={isOwner ? fetcher : null} />
          <p className="tfoot">{t('kept')}</p>
        </section>
        {stepUp}
      </main>
    </>
  );
}
