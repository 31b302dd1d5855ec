import { data, Form, redirect, useSearchParams } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { CardState } from '../card-state.tsx';
import type { Route } from './+types/route';
import { Changes, Ledger } from './history.tsx';

const NOT_FOUND = 404;
const MAX_REASON = 200;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop.giftCards;
  const card = await staff.byId(actor, params.id);
  if (!card) throw data(null, { status: NOT_FOUND });
  return {
    card,
    ...(await staff.history(actor, card.id)),
    mayBlock: mayTry(actor, 'gift-cards.block', { subject: card.id }),
    today: localDay(shop.now(), config.timeZone),
  };
}

/** Blocks or unblocks the card. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const reason = String(form.get('reason') ?? '');
  const isBlocked = form.get('intent') === 'block';
  const seenVersion = Number(form.get('seenVersion'));
  const done = await shop.giftCards.staff.block(actor, params.id, { isBlocked, reason, seenVersion });
  if (done.ok) return redirect(`/lahjakortit/${params.id}?tallennettu=1`);
  return data({ failed: done.reason, reason }, { status: done.reason === 'conflict' ? 409 : 400 });
}

export default function GiftCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card, entries, changes, mayBlock, today } = loaderData;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const [params] = useSearchParams();
  useLive(['gift-card']);
  return (
    <>
      <PageBar
        title={t('cards.named', { end: card.codeEnd })}
        back={{ to: '/lahjakortit', text: t('cards.title') }}
        beside={<CardState card={card} today={today} pill />}
      />
      <main id="sisalto">
        {params.has('tallennettu') && !actionData && <Note tone="ok">{t('cards.done')}</Note>}
        {actionData && <Note tone="bad">{t(`fail.${actionData.failed}`)}</Note>}
        <div className="split">
          <div>
            <Ledger entries={entries} />
            <Changes changes={changes} />
          </div>
          <aside className="aside">
            <dl className="dl">
              <dt>{t('cards.open')}</dt>
              <dd className="num">{formatEuros(card.openAmount)}</dd>
              <dt>{t('cards.until')}</dt>
              <dd>{shortDateText(card.validUntil, locale)}</dd>
            </dl>
            {mayBlock && (
              <Form method="post" className="form sec">
                <input type="hidden" name="seenVersion" value={card.version} />
                {!card.isBlocked && <p className="hint">{t('cards.blockText')}</p>}
                <Field label={t('cards.reason')}>
                  {(control) => (
                    <input
                      {...control}
                      key={card.version}
                      className="in"
                      name="reason"
                      required
                      maxLength={MAX_REASON}
                      defaultValue={actionData?.reason ?? ''}
                    />
                  )}
                </Field>
                <Button
                  type="submit"
                  name="intent"
                  value={card.isBlocked ? 'unblock' : 'block'}
                  look={card.isBlocked ? 'line' : 'danger-line'}
                >
                  {t(card.isBlocked ? 'cards.unblock' : 'cards.block')}
                </Button>
              </Form>
            )}
          </aside>
        </div>
      </main>
    </>
  );
}
