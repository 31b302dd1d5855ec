import { useFetcher } from 'react-router';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';
import { dateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import type { act } from './act.ts';

type Data = Route.ComponentProps['loaderData'];
/** `answer`: to a form that was sent without scripts. */
type Props = { data: Data; answer: Route.ComponentProps['actionData'] };
type Intent = 'block' | 'unblock' | 'adjust' | 'resend' | 'renew' | 'send';

/** What a form of the card was answered, if it was refused. */
function useAnswer({ answer }: Props, intents: readonly Intent[]) {
  const fetcher = useFetcher<typeof act>();
  const stepUp = useStepUp(fetcher);
  const given = fetcher.data ?? answer;
  const refused = given && !isRefused(given) ? given : null;
  const own = refused && intents.some((intent) => refused.typed.intent === intent) ? refused : null;
  return { fetcher, stepUp, failed: own?.failed ?? null, typed: own?.typed ?? {} };
}

function Reason({ value }: { value: string | undefined }) {
  const t = useTexts(fi, en);
  return (
    <Field label={t('cards.reason')}>
      {(control) => <input {...control} className="in" name="reason" required maxLength={200} defaultValue={value} />}
    </Field>
  );
}

/** For whom the card was bought and when it goes; one that waits can be sent at once. */
export function DeliveryForm(props: Props) {
  const { delivery } = props.data;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { fetcher, stepUp, failed } = useAnswer(props, ['send']);
  if (!delivery) return null;
  const { recipient, email, deliverOn, sentAt } = delivery;
  return (
    <fetcher.Form method="post" className="form sec">
      <h2>{t('cards.delivery')}</h2>
      {stepUp}
      {failed && <Note tone="bad">{t(`fail.${failed}`)}</Note>}
      <p>
        {recipient || t('cards.forgotten')} {email ?? t('cards.byBuyer')}
      </p>
      {sentAt ? (
        <p>
          {t('cards.sent')} <When at={sentAt} />
        </p>
      ) : (
        <>
          <p>{t('cards.goes', { day: deliverOn ? dateText(deliverOn, locale) : '' })}</p>
          <Button type="submit" name="intent" value="send">
            {t('cards.sendNow')}
          </Button>
        </>
      )}
    </fetcher.Form>
  );
}

/** More money on the card, or less. */
export function AdjustForm(props: Props) {
  const { card, key } = props.data;
  const t = useTexts(fi, en);
  const { fetcher, stepUp, failed, typed } = useAnswer(props, ['adjust']);
  return (
    <fetcher.Form
      method="post"
      className="form sec"
      key={card.openAmount}
      ref={useDraft(`gift-card-adjust:${card.id}:${card.openAmount}`)}
    >
      <h2>{t('cards.adjust')}</h2>
      {stepUp}
      {failed && <Note tone="bad">{t(`fail.${failed}`)}</Note>}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seenOpenAmount" value={card.openAmount} />
      <Field label={t('cards.adjustSum')}>
        {(control) => (
          <input {...control} className="in" name="sum" required autoComplete="off" defaultValue={typed.sum} />
        )}
      </Field>
      <Reason value={typed.reason} />
      <Button type="submit" name="intent" value="adjust">
        {t('cards.adjustDo')}
      </Button>
    </fetcher.Form>
  );
}

/** Sends the code again while its mail is stored; afterwards only a new code helps. */
export function CodeForm(props: Props) {
  const { card, key, mail, may } = props.data;
  const t = useTexts(fi, en);
  const { fetcher, stepUp, failed, typed } = useAnswer(props, ['resend', 'renew']);
  if (!mail) return null;
  return (
    <section className="sec">
      <h2>{t('cards.code')}</h2>
      {stepUp}
      {failed && <Note tone="bad">{t(`fail.${failed}`)}</Note>}
      <p className="sub">
        {t('cards.sentTo', { to: mail.to })} <When at={mail.at} />
      </p>
      {mail.isKept && may.block && (
        <fetcher.Form method="post">
          <input type="hidden" name="mail" value={mail.id} />
          <input type="hidden" name="key" value={key} />
          <Button type="submit" name="intent" value="resend" icon="rotate-cw">
            {t('cards.resend')}
          </Button>
        </fetcher.Form>
      )}
      {!mail.isKept && may.adjust && (
        <fetcher.Form method="post" className="form">
          <input type="hidden" name="seenVersion" value={card.version} />
          <p className="hint">{t('cards.renewText')}</p>
          <Reason value={typed.reason} />
          <Button type="submit" name="intent" value="renew">
            {t('cards.renew')}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}

/** Blocks the card, or lifts that. */
export function BlockForm(props: Props) {
  const { card } = props.data;
  const t = useTexts(fi, en);
  const { fetcher, failed, typed } = useAnswer(props, ['block', 'unblock']);
  return (
    <fetcher.Form
      method="post"
      className="form sec"
      key={card.version}
      ref={useDraft(`gift-card-block:${card.id}:${card.version}`)}
    >
      <h2>{t(card.isBlocked ? 'cards.unblock' : 'cards.block')}</h2>
      {failed && <Note tone="bad">{t(`fail.${failed}`)}</Note>}
      <input type="hidden" name="seenVersion" value={card.version} />
      {!card.isBlocked && <p className="hint">{t('cards.blockText')}</p>}
      <Reason value={typed.reason} />
      <Button
        type="submit"
        name="intent"
        value={card.isBlocked ? 'unblock' : 'block'}
        look={card.isBlocked ? 'line' : 'danger-line'}
      >
        {t(card.isBlocked ? 'cards.unblock' : 'cards.block')}
      </Button>
    </fetcher.Form>
  );
}
