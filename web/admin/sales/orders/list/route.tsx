import { Form, Link, useSearchParams } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { SavedViews, shownQuery } from '#web/admin/base/pieces/saved-views.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import { without } from '#web/admin/base/without.ts';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { type BulkAnswer, bulkAction } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { loadList } from './load-list.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { Peek } from './peek.tsx';
import { views } from './views.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { store } = await viewSettings(request);
  return loadList(staffOf(context), url.searchParams, store);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { store } = await viewSettings(request);
  return bulkAction(staffOf(context), await request.formData(), { params: url.searchParams, store });
}

export default function Orders({ loaderData, ...props }: Route.ComponentProps) {
  const actionData = useLast(props.actionData);
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const { orders, next, counts, peek } = loaderData;
  useLive(['order']);
  useNotice(actionData?.notice);
  const isAll = next === null && !params.has('after');
  const count = (n: number) => (n > loaderData.most ? t('orders.more', { count: loaderData.most }) : String(n));
  const more = new URLSearchParams(params);
  if (next) more.set('after', next);
  return (
    <>
      <PageBar title={t('orders.title')} />
      <main id="sisalto">
        <SavedViews
          list="orders"
          saved={loaderData.saved}
          current={shownQuery(params)}
          fixed={views.map(({ name, text }) => ({
            name: t(text),
            query: name === 'open' ? '' : `view=${name}`,
            count: count(counts[name] ?? 0),
          }))}
        />
        <div className={peek ? 'peeked' : undefined}>
          <div className="selectable">
            <OrderFilters people={loaderData.people} stores={loaderData.stores} />
            {actionData && <BulkResult {...actionData} />}
            {orders.length === 0 ? (
              <Empty icon="receipt-text" title={t('orders.none')}>
                <p>{params.size > 0 ? t('orders.noneText') : t('orders.noneYet')}</p>
                {params.size > 0 && (
                  <Link className="btn btn-line" to="?view=all">
                    {t('orders.clear')}
                  </Link>
                )}
              </Empty>
            ) : (
              <Form method="post" className="selectable">
                <OrderTable
                  orders={orders}
                  now={loaderData.now}
                  open={peek?.number ?? null}
                  sort={loaderData.query.sort ?? 'newest'}
                />
                <p className="tfoot">
                  <span>{t('orders.shown', { shown: orders.length, all: count(loaderData.total) })}</span>
                  {params.has('after') && <Link to={{ search: without(params, 'after') }}>{t('orders.first')}</Link>}
                  {next && (
                    <Link className="btn btn-s btn-line push" to={{ search: more.toString() }}>
                      {t('orders.next')}
                    </Link>
                  )}
                </p>
                <BulkBar
                  may={loaderData.may}
                  people={loaderData.people}
                  whole={isAll ? null : Math.min(loaderData.total, loaderData.mostSelected)}
                />
              </Form>
            )}
          </div>
          {peek && <Peek order={peek} now={loaderData.now} close={without(params, 'peek')} />}
        </div>
      </main>
    </>
  );
}

/** What was changed and what was left; a toast says it when nothing was left and it can be undone. */
function BulkResult({ changed, left, notice }: BulkAnswer) {
  const t = useTexts(fi, en);
  if (notice && left.length === 0) return <noscript>{notice.message}</noscript>;
  if (changed === 0 && left.length === 0) return <Note tone="warn">{t('bulk.nothing')}</Note>;
  return (
    <Note tone={left.length > 0 ? 'warn' : 'ok'}>
      {t('bulk.done', { count: changed })} {left.length > 0 && t('bulk.left', { numbers: left.join(', ') })}
    </Note>
  );
}
