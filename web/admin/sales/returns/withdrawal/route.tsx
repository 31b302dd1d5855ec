import { data, Form, Link, useSearchParams } from 'react-router';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/returns.ts';
import fi from '#web/messages/admin/fi/returns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { DueDay, ReturnState } from '../return-state.tsx';
import type { Route } from './+types/route';
import { act, type ReturnAnswer } from './act.ts';
import { ReturnAside } from './return-aside.tsx';
import { Steps } from './steps.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const withdrawal = await shop.withdrawals.staff.one(actor, params.id);
  if (!withdrawal) throw data(null, { status: 404 });
  const people = withdrawal.mayHandle ? await shop.withdrawals.staff.handlers(actor) : [];
  return { withdrawal, people, formKey: crypto.randomUUID() };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act({ ...staffOf(context), id: params.id, form: await request.formData() });

/** What a form has done, by the parameter that it leaves in the address. */
const SAID = ['tallennettu', 'kortti', 'lahetetty'] as const;

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { withdrawal } = loaderData;
  const { id, order, orderNumber, state, mayHandle } = withdrawal;
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const answer: ReturnAnswer = useLast(actionData) ?? {};
  const said = Object.keys(answer).length > 0 ? undefined : SAID.find((name) => params.has(name));
  useLive([`return:${id}`, `withdrawal:${id}`, 'refund']);
  const number = order?.number ?? orderNumber;
  return (
    <>
      <PageBar
        title={number}
        back={{ to: '/palautukset', text: t('returns.title') }}
        beside={<ReturnState state={state} pill />}
      />
      <main id="sisalto">
        <div className="split">
          <div>
            <section className="sec">
              {said && <Note tone="ok">{t(`returns.said.${said}`)}</Note>}
              {answer.conflict && (
                <Note tone="warn">{t('returns.conflict', { state: t(`returns.state.${answer.conflict}`) })}</Note>
              )}
              {answer.notNow && (
                <Note tone="bad">{t('returns.not_now', { state: t(`returns.state.${answer.notNow}`) })}</Note>
              )}
              {answer.failed && <Note tone="bad">{t(`returns.error.${answer.failed}`)}</Note>}
              <Facts withdrawal={withdrawal} />
            </section>
            {!order && mayHandle && <Match />}
            <Steps withdrawal={withdrawal} typedReason={answer.reason ?? ''} />
          </div>
          <ReturnAside {...loaderData} />
        </div>
      </main>
    </>
  );
}

function Facts({ withdrawal }: Pick<Route.ComponentProps['loaderData'], 'withdrawal'>) {
  const t = useTexts(fi, en);
  const { name, email, message, receivedAt, due, order, reason, wants, kept } = withdrawal;
  return (
    <dl className="dl">
      <dt>{t('returns.customer')}</dt>
      <dd>{name ? `${name}, ${email}` : t('returns.hidden')}</dd>
      <dt>{t('returns.received')}</dt>
      <dd>
        <When at={receivedAt} />
      </dd>
      {message !== null && (
        <>
          <dt>{t('returns.message')}</dt>
          <dd>{message || t('returns.all')}</dd>
        </>
      )}
      {wants === 'exchange' && (
        <>
          <dt>{t('returns.wish')}</dt>
          <dd>
            {t('returns.exchange')}
            {kept.map(({ sku, storeId, qty }) => (
              <p key={`${sku} ${storeId}`} className="sub">
                {t('returns.kept')}: {qty} × {sku}, {config.stores.find(({ id }) => id === storeId)?.name ?? storeId}
              </p>
            ))}
          </dd>
        </>
      )}
      {order && (
        <>
          <dt>{t('returns.order')}</dt>
          <dd>
            <Link to={`/tilaukset/${order.number}`}>{order.number}</Link>
          </dd>
        </>
      )}
      <dt>{t('returns.due')}</dt>
      <dd>
        <DueDay due={due} />
        <p className="sub">{t('returns.law')}</p>
      </dd>
      {reason && (
        <>
          <dt>{t('returns.refuse')}</dt>
          <dd>{reason}</dd>
        </>
      )}
    </dl>
  );
}

function Match() {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="sec form">
      <Note tone="warn">{t('returns.unmatched')}</Note>
      <Field label={t('returns.matchNumber')}>
        {(control) => <input {...control} className="in" name="order" required />}
      </Field>
      <p>
        <Button type="submit" name="intent" value="match">
          {t('returns.match')}
        </Button>
      </p>
    </Form>
  );
}
