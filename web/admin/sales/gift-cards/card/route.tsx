import { randomUUID } from 'node:crypto';
import { data, Link, useSearchParams } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { isOneOf } from '#domain/base/records.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';
import { dateText } from '#web/messages/dates.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { CardState } from '../card-state.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { AdjustForm, BlockForm, CodeForm, DeliveryForm } from './forms.tsx';
import { Changes, Ledger } from './history.tsx';

const NOT_FOUND = 404;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop.giftCards;
  const card = await staff.byId(actor, params.id);
  if (!card) throw data(null, { status: NOT_FOUND });
  const may = {
    block: mayTry(actor, 'gift-cards.block', { subject: card.id }),
    adjust: mayTry(actor, 'gift-cards.adjust', { subject: card.id }),
  };
  return {
    card,
    may,
    ...(await staff.history(actor, card.id)),
    mail: may.block ? await staff.mailOf(actor, card.id) : null,
    delivery: may.block ? await staff.deliveryOf(actor, card.id) : null,
    key: randomUUID(),
    today: localDay(shop.now(), config.timeZone),
  };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act(staffOf(context), params.id, await request.formData());

const DONE = ['made', 'block', 'unblock', 'adjust', 'resend', 'renew', 'send'] as const;

export default function GiftCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card, entries, changes, may, today } = loaderData;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const [params] = useSearchParams();
  const done = params.get('tehty');
  const bought = entries.find(({ kind }) => kind === 'issue')?.orderNumber;
  const last = useLast(actionData) ?? undefined;
  const forms = { data: loaderData, answer: last };
  useLive(['gift-card', 'order']);
  return (
    <>
      <PageBar
        title={t('cards.named', { end: card.codeEnd })}
        back={{ to: '/lahjakortit', text: t('cards.title') }}
        beside={<CardState card={card} today={today} pill />}
      />
      <main id="sisalto">
        {isOneOf(DONE, done) && !last && <Note tone="ok">{t(`done.${done}`)}</Note>}
        <div className="split">
          <div>
            <Ledger entries={entries} />
            <Changes changes={changes} />
          </div>
          <aside className="aside">
            <dl className="dl sec">
              <dt>{t('cards.open')}</dt>
              <dd className="num">{formatEuros(card.openAmount)}</dd>
              <dt>{t('cards.until')}</dt>
              <dd>{dateText(card.validUntil, locale)}</dd>
              <dt>{t('cards.origin')}</dt>
              <dd>{bought ? <Link to={`/tilaukset/${bought}`}>{bought}</Link> : t('cards.own')}</dd>
            </dl>
            {loaderData.delivery && <DeliveryForm {...forms} />}
            <CodeForm {...forms} />
            {may.adjust && <AdjustForm {...forms} />}
            {may.block && <BlockForm {...forms} />}
          </aside>
        </div>
      </main>
    </>
  );
}
