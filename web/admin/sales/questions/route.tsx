import { data, Link, redirect, useSearchParams } from 'react-router';
import { rejectReasons, reviewStates } from '#domain/catalog/reviews/review.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/questions.ts';
import fi from '#web/messages/admin/fi/questions.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { QuestionCard } from './question-card.tsx';
import { VoicesTabs } from './voices-tabs.tsx';

const stateOf = (params: URLSearchParams) => reviewStates.find((state) => state === params.get('view')) ?? 'pending';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const state = stateOf(url.searchParams);
  const [page, counts] = await Promise.all([
    shop.questions.moderation.list(actor, state, url.searchParams.get('after')),
    shop.questions.moderation.counts(actor),
  ]);
  return { ...page, counts, state, shopUrl: shop.baseUrl };
}

/** Why nothing was done, with the answer that was typed. */
type Failed = { id: string; failed: 'unknown' | 'decided' | 'answer' | 'reason'; answer: string | null };

const CONFLICT = 409;
const INVALID = 422;

export async function action({ context, request, url }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { moderation } = shop.questions;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const [id, seen] = [text('id'), Number(text('seen')) || 0];
  const back = (done: string) => redirect(`/arvostelut/kysymykset?view=${stateOf(url.searchParams)}&done=${done}`);
  const refuse = (failed: Failed['failed']) => {
    const status = failed === 'answer' || failed === 'reason' ? INVALID : CONFLICT;
    return data<Failed>({ id, failed, answer: form.has('answer') ? text('answer') : null }, { status });
  };
  if (text('do') === 'answer') {
    const answered = await moderation.answer(actor, id, { text: text('answer'), seen });
    return answered.ok ? back('answered') : refuse(answered.reason);
  }
  const reason = rejectReasons.find((one) => one === text('reason'));
  if (!reason) return refuse('reason');
  const rejected = await moderation.reject(actor, id, { reason, seen });
  return rejected.ok ? back('rejected') : refuse(rejected.reason);
}

/** The queue of product questions: what waits for an answer, what is answered, what was rejected. */
export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const { questions, next, counts, state, shopUrl } = loaderData;
  const last = useLast(actionData);
  const failed = last && !isRefused(last) ? last : null;
  const done = (['answered', 'rejected'] as const).find((one) => one === params.get('done'));
  useLive(['question']);
  return (
    <>
      <PageBar title={t('questions.title')} />
      <main id="sisalto">
        <VoicesTabs current="questions" />
        <nav className="views" aria-label={t('questions.states')}>
          {reviewStates.map((name) => (
            <Link key={name} to={`?view=${name}`} aria-current={name === state ? 'page' : undefined}>
              {t(`questions.state.${name}`)} <span className="count">{counts[name]}</span>
            </Link>
          ))}
        </nav>
        {failed && <Failure failed={failed} isListed={questions.some(({ id }) => id === failed.id)} />}
        {done && !failed && <Note tone="ok">{t(`done.${done}`)}</Note>}
        <p className="hint">{t('questions.rule')}</p>
        {questions.length === 0 && <Empty icon="message-square" title={t('questions.none')} />}
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            shopUrl={shopUrl}
            typed={failed?.id === question.id ? failed.answer : null}
          />
        ))}
        {next && (
          <p className="tfoot">
            <Link className="btn btn-s btn-line push" to={`?${new URLSearchParams({ view: state, after: next })}`}>
              {t('questions.next')}
            </Link>
          </p>
        )}
      </main>
    </>
  );
}

/** A question that a colleague answered meanwhile may have left this list: what was typed must not be lost with it. */
function Failure({ failed: { failed, answer }, isListed }: { failed: Failed; isListed: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Note tone="bad">
      {t(`fail.${failed}`)}
      {answer && !isListed && ` ${t('fail.typed')} ${answer}`}
    </Note>
  );
}
