import { data, Link, redirect, useSearchParams } from 'react-router';
import { rejectReasons, reviewStates } from '#domain/catalog/reviews/review.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { VoicesTabs } from '#web/admin/sales/questions/voices-tabs.tsx';
import en from '#web/messages/admin/en/reviews.ts';
import fi from '#web/messages/admin/fi/reviews.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { ReviewCard } from './review-card.tsx';

const stateOf = (params: URLSearchParams) => reviewStates.find((state) => state === params.get('view')) ?? 'pending';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const state = stateOf(url.searchParams);
  const [page, counts] = await Promise.all([
    shop.reviews.moderation.list(actor, state, url.searchParams.get('after')),
    shop.reviews.moderation.counts(actor),
  ]);
  return { ...page, counts, state, shopUrl: shop.baseUrl };
}

/** Why nothing was done, with the answer that was typed. */
type Failed = { id: string; failed: 'unknown' | 'decided' | 'too_long' | 'reason'; answer: string | null };

export async function action({ context, request, url }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { moderation } = shop.reviews;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const id = text('id');
  const back = (done: string) => redirect(`/arvostelut?view=${stateOf(url.searchParams)}&done=${done}`);
  const refuse = (failed: Failed['failed'], status = 409) =>
    data<Failed>({ id, failed, answer: form.has('answer') ? text('answer') : null }, { status });
  if (text('do') === 'answer') {
    const answered = await moderation.answer(actor, id, text('answer'));
    return answered.ok ? back('answered') : refuse(answered.reason);
  }
  const reason = text('do') === 'reject' ? rejectReasons.find((one) => one === text('reason')) : null;
  if (reason === undefined) return refuse('reason', 422);
  const seen = reviewStates.find((state) => state === text('seen')) ?? 'pending';
  const decided = await moderation.decide(actor, id, { reason, seen });
  return decided.ok ? back('decided') : refuse(decided.reason);
}

/** The queue of reviews: what waits, what is published, what was rejected. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const { reviews, next, counts, state, shopUrl } = loaderData;
  const last = useLast(actionData);
  const failed = last && !isRefused(last) ? last : null;
  const done = (['decided', 'answered'] as const).find((one) => one === params.get('done'));
  useLive(['review']);
  return (
    <>
      <PageBar title={t('reviews.title')} />
      <main id="sisalto">
        <VoicesTabs current="reviews" />
        <nav className="views" aria-label={t('reviews.search')}>
          {reviewStates.map((name) => (
            <Link key={name} to={`?view=${name}`} aria-current={name === state ? 'page' : undefined}>
              {t(`reviews.state.${name}`)} <span className="count">{counts[name]}</span>
            </Link>
          ))}
        </nav>
        {failed && <Note tone="bad">{t(`fail.${failed.failed}`)}</Note>}
        {done && !failed && <Note tone="ok">{t(`done.${done}`)}</Note>}
        <p className="hint">{t('reviews.rule')}</p>
        {reviews.length === 0 && <Empty icon="award" title={t('reviews.none')} />}
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            shopUrl={shopUrl}
            typed={failed?.id === review.id ? failed.answer : null}
          />
        ))}
        {next && (
          <p className="tfoot">
            <Link className="btn btn-s btn-line push" to={`?${new URLSearchParams({ view: state, after: next })}`}>
              {t('reviews.next')}
            </Link>
          </p>
        )}
      </main>
    </>
  );
}
