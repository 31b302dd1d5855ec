import { useState } from 'react';
import { type FetcherWithComponents, useFetcher, useSearchParams } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { QuoteStatusMark } from '../quote-status.tsx';
import styles from '../quotes.module.css';
import { ReplyFields } from '../reply-fields.tsx';
import { readTyped } from '../reply-form.ts';
import { TotalBar } from '../total-bar.tsx';
import type { Route } from './+types/route';
import { act, type QuoteAnswer } from './act.ts';
import { Conflict } from './conflict.tsx';
import { loadQuote } from './load.ts';
import { OfferedTradeIn, WantedPart } from './offered-trade-in.tsx';
import { QuoteAside } from './quote-aside.tsx';
import { Version } from './versions.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) => loadQuote(staffOf(context), params.number);

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act({ ...staffOf(context), number: params.number, form: await request.formData() });

/** The answer to the reply's form. A fetcher keeps its data for good: what came before `sent`, the last reply, is past. */
function useAnswer(data: QuoteAnswer | undefined, sent: string | null): QuoteAnswer | undefined {
  const [past, setPast] = useState<{ sent: string | null; data: QuoteAnswer | undefined }>({
    sent: null,
    data: undefined,
  });
  if (sent !== null && sent !== past.sent) setPast({ sent, data });
  return data === past.data ? undefined : data;
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, begun, people } = loaderData;
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  const sent = params.get('lahetetty');
  const current = useAnswer(fetcher.data, sent);
  // without scripts the form is an ordinary one
  const answer: QuoteAnswer = useLast(current ?? actionData) ?? {};
  const isSent = params.has('viesti') || (sent !== null && !current);
  useLive([`quote:${quote.number}`]);
  return (
    <>
      <PageBar
        title={quote.number}
        back={{ to: '/tarjoukset', text: t('quotes.title') }}
        beside={
          <>
            <QuoteStatusMark status={quote.status} pill />
            {quote.isPhoneOrder && <span className="tag">{t('quotes.phone')}</span>}
          </>
        }
      >
        {begun && (
          <Button
            type="submit"
            form="reply"
            name="intent"
            value="send"
            look="primary"
            icon="send"
            shortcut="Control+Enter"
          >
            {t(quote.answer ? 'quotes.sendAgain' : 'quotes.send')}
          </Button>
        )}
      </PageBar>
      <main id="sisalto">
        <div className={styles.quote}>
          <div>
            <section className="sec">
              <Request quote={quote} />
              {isSent && !actionData && <Note tone="ok">{t('quotes.sent')}</Note>}
              <RefusedNote answer={answer} />
              {stepUp}
              {answer.errors && <Note tone="bad">{t('quotes.error.invalid')}</Note>}
              {answer.failed && <Note tone="bad">{t('quotes.error.field')}</Note>}
              {answer.notNow && (
                <Note tone="bad">{t('quotes.not_now', { status: t(`quotes.status.${answer.notNow}`) })}</Note>
              )}
              {answer.conflict && answer.typed && (
                <Conflict conflict={answer.conflict} mine={answer.typed} replies={quote.replies} />
              )}
            </section>
            {params.has('versio') && <Version replies={quote.replies} version={Number(params.get('versio'))} />}
            {begun && <ReplyForm loaderData={loaderData} answer={answer} fetcher={fetcher} />}
          </div>
          <QuoteAside quote={quote} people={people} preview={answer.preview ?? null} formKey={loaderData.key} />
        </div>
      </main>
    </>
  );
}

type ReplyFormProps = {
  loaderData: Route.ComponentProps['loaderData'];
  answer: QuoteAnswer;
  fetcher: FetcherWithComponents<unknown>;
};

function ReplyForm({ loaderData, answer, fetcher }: ReplyFormProps) {
  const { quote, begun, listPrices, templates, key } = loaderData;
  const shown = answer.typed ?? begun;
  const [live, setLive] = useState(shown);
  const draft = useDraft(`quote-reply:${quote.number}:${quote.version}`);
  if (!shown) return null;
  return (
    <fetcher.Form
      method="post"
      id="reply"
      ref={draft}
      onInput={(event) => setLive(readTyped(new FormData(event.currentTarget)))}
      // lines that an answer added are new fields
      key={shown.lines.length}
    >
      <input type="hidden" name="seenVersion" value={answer.conflict?.version ?? quote.version} />
      <input type="hidden" name="key" value={answer.key ?? key} />
      {/* the first submit button is the one that Enter presses: it changes nothing */}
      <button type="submit" name="intent" value="preview" hidden />
      <ReplyFields typed={shown} errors={answer.errors ?? []} listPrices={listPrices} templates={templates} />
      <section className="sec">
        <Button type="submit" name="intent" value="preview" icon="eye">
          <PreviewLabel />
        </Button>
      </section>
      <TotalBar typed={live ?? shown} listPrices={listPrices} />
    </fetcher.Form>
  );
}

const PreviewLabel = () => useTexts(fi, en)('quotes.preview');

function Request({ quote }: { quote: Route.ComponentProps['loaderData']['quote'] }) {
  const t = useTexts(fi, en);
  const { contact, message, items } = quote;
  return (
    <div className={styles.ask}>
      <div className="sec-h">
        <h2>{t('quotes.request')}</h2>
        <span className="muted">
          <When at={quote.createdAt} />
        </span>
        {contact?.phone && (
          <a className="btn btn-s btn-line push" href={`tel:${contact.phone}`}>
            {contact.phone}
          </a>
        )}
      </div>
      {message && <blockquote>{message}</blockquote>}
      {quote.partEnquiry && <WantedPart enquiry={quote.partEnquiry} />}
      {quote.tradeIn && <OfferedTradeIn offered={quote.tradeIn} />}
      {contact ? (
        <p>
          <b>{contact.company || `${contact.firstname} ${contact.lastname}`}</b>{' '}
          <span className="sub">{[contact.email, contact.city, contact.vatNumber].filter(Boolean).join(', ')}</span>
        </p>
      ) : (
        <p className="sub">{t('quotes.hiddenContact')}</p>
      )}
      {items.length > 0 && (
        <ul className="sub" aria-label={t('quotes.requestedItems')}>
          {items.map(({ sku, title, variationName, amount }) => (
            <li key={sku}>
              {amount} × {[title, variationName].filter(Boolean).join(', ')} ({sku})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
