import { data } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { idOf } from '../form-values.ts';
import { ProblemNote } from '../problem.tsx';
import { StockTabs } from '../stock-tabs.tsx';
import { storeName } from '../store-select.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { CountLines } from './count-lines.tsx';
import { CountState } from './count-state.tsx';
import { Counting } from './counting.tsx';
import { Review } from './review.tsx';

/** A count; `?erot=1` shows the differences before approving. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const review = url.searchParams.has('erot');
  const count = await shop.stock.counts.show(actor, idOf(params.id), { review });
  if (!count) throw data(null, { status: 404 });
  const mayChange = mayTry(actor, 'stock.change', { subject: `count:${count.id}`, store: count.storeId });
  return { count, review, mayChange, chosen: url.searchParams.get('sku') };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act({ ...staffOf(context), id: idOf(params.id) }, await request.formData());

export default function Count({ loaderData, actionData }: Route.ComponentProps) {
  const { count, review, mayChange, chosen } = loaderData;
  const t = useTexts(fi, en);
  const answer = useLast(actionData);
  useLive([`count:${count.id}`]);
  const isOpen = count.status === 'open' && mayChange;
  return (
    <>
      <PageBar
        title={t('stock.count', { id: count.id })}
        back={{ to: '/varasto/inventointi', text: t('stock.counts') }}
        beside={<CountState status={count.status} pill />}
      />
      <StockTabs />
      <main id="sisalto">
        <section className="sec">
          <p className="muted">
            {storeName(count.storeId)}, {t(`stock.selection.${count.selection.kind}`)}
            {count.selection.kind !== 'all' && ` ${count.selection.value}`}
          </p>
          <ProblemNote of={answer} />
          {answer && 'approved' in answer && (
            <Note tone={answer.approved.missing ? 'warn' : 'ok'}>
              <p>{t('stock.approvedText', { changed: answer.approved.changed })}</p>
              {answer.approved.missing && <p>{t('stock.missing', { skus: answer.approved.missing })}</p>}
            </Note>
          )}
          {isOpen && !review && <Counting count={count} chosen={chosen} answer={answer} />}
        </section>
        {isOpen && review && <Review count={count} answer={answer} />}
        <CountLines count={count} isOpen={isOpen} review={review} />
      </main>
    </>
  );
}
