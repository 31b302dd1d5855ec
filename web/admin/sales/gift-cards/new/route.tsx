import { data, redirect, useFetcher } from 'react-router';
import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { authorise, mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft, useForgetDraft } from '#web/admin/base/drafts/use-draft.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { type CardAnswer, readCardForm } from '../gift-card-form.ts';
import type { Route } from './+types/route';

export function loader({ context }: Route.LoaderArgs) {
  const { actor } = staffOf(context);
  // who can confirm it may open the form
  if (!mayTry(actor, 'gift-cards.adjust')) authorise(actor, 'gift-cards.adjust', { subject: 'gift-cards' });
  return { key: crypto.randomUUID() };
}

type Answer = CardAnswer | { made: { id: string; code: string; cents: number } };
const isAddress = (email: string) => z.email().max(254).safeParse(email).success;

/** Makes a card: mailed to a recipient, or its code is shown this once. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { text, typed, cents, reason, message, key } = readCardForm(await request.formData());
  const refuse = (failed: CardAnswer['failed']) => data<Answer>({ failed, typed }, { status: 400 });
  const email = text('email');
  if (cents === null || cents < 0) return refuse('sum');
  if (reason === '') return refuse('no_reason');
  if (email !== '' && !isAddress(email)) return refuse('email');
  const locale = text('locale') === 'en' ? ('en' as const) : ('fi' as const);
  const to = email === '' ? null : { email, firstname: text('firstname').slice(0, 100), locale, message };
  const made = await shop.giftCards.staff.make(actor, { cents, reason, key, to });
  if (!made) return refuse('made_before');
  if (to) return redirect(`/lahjakortit/${made.id}?tehty=made`);
  return data<Answer>({ made: { id: made.id, code: made.code, cents: made.cents } });
}

const DRAFT = 'gift-card';

export default function NewGiftCard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  const draft = useDraft(DRAFT);
  const given = fetcher.data ?? actionData;
  const answer = given && !isRefused(given) ? given : null;
  if (answer && 'made' in answer) return <Made {...answer.made} />;
  const typed = answer?.typed ?? {};
  const input = (
    name: string,
    text: 'cards.sumGiven' | 'cards.reason' | 'cards.email' | 'cards.firstname',
    more = {},
  ) => (
    <Field label={t(text)} {...(name === 'email' && { note: t('cards.optional'), hint: t('cards.emailHint') })}>
      {(control) => (
        <input {...control} className="in" name={name} defaultValue={typed[name]} autoComplete="off" {...more} />
      )}
    </Field>
  );
  return (
    <>
      <PageBar title={t('cards.new')} back={{ to: '/lahjakortit', text: t('cards.title') }} />
      <main id="sisalto">
        {stepUp}
        {answer && <Note tone="bad">{t(`fail.${answer.failed}`)}</Note>}
        <fetcher.Form method="post" className="form sec" ref={draft}>
          <input type="hidden" name="key" value={loaderData.key} />
          {input('sum', 'cards.sumGiven', { inputMode: 'decimal', required: true })}
          {input('reason', 'cards.reason', { required: true, maxLength: 200 })}
          {input('email', 'cards.email', { type: 'email' })}
          {input('firstname', 'cards.firstname')}
          <Field label={t('cards.locale')}>
            {(control) => (
              <select {...control} className="sel" name="locale" defaultValue={typed.locale ?? 'fi'}>
                <option value="fi">{t('cards.locale.fi')}</option>
                <option value="en">{t('cards.locale.en')}</option>
              </select>
            )}
          </Field>
          <Field label={t('cards.message')} note={t('cards.optional')}>
            {(control) => (
              <textarea {...control} className="ta" name="message" maxLength={1000} defaultValue={typed.message} />
            )}
          </Field>
          <Button type="submit" look="primary" shortcut="Control+Enter">
            {t('cards.make')}
          </Button>
        </fetcher.Form>
      </main>
    </>
  );
}

/** The code of a card that was mailed to nobody: it is shown here and nowhere else. */
function Made({ id, code, cents }: { id: string; code: string; cents: number }) {
  const t = useTexts(fi, en);
  useForgetDraft(DRAFT);
  return (
    <>
      <PageBar
        title={t('cards.made', { sum: formatEuros(cents) })}
        back={{ to: `/lahjakortit/${id}`, text: t('cards.toCard') }}
      />
      <main id="sisalto">
        <Note tone="warn">{t('cards.codeOnce')}</Note>
        <p className="code">
          <b className="num">{spacedCode(code)}</b>
        </p>
      </main>
    </>
  );
}
