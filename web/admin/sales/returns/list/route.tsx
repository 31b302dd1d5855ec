import { Link } from 'react-router';
import { withdrawalStates } from '#domain/sales/returns/withdrawal-state.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { AssigneeFilter } from '#web/admin/base/pieces/assignee-filter.tsx';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { StoreFilter } from '#web/admin/base/pieces/store-filter.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import listsEn from '#web/messages/admin/en/lists.ts';
import en from '#web/messages/admin/en/returns.ts';
import lists from '#web/messages/admin/fi/lists.ts';
import fi from '#web/messages/admin/fi/returns.ts';
import { DueDay, ReturnState } from '../return-state.tsx';
import type { Route } from './+types/route';

const views = ['open', ...withdrawalStates] as const;

/** Without a view or a search the list shows what is not decided. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const desk = shop.withdrawals.staff;
  const { text, view, after } = listRequest(url, views);
  const assignee = url.searchParams.get('assignee');
  const store = url.searchParams.get('store')?.slice(0, 100) || null;
  const { withdrawals, next } = await desk.list(actor, { text, state: view, assignee, store }, after);
  const counts = await desk.counts(
    actor,
    [...views, null].map((state) => ({ text: '', state, store, assignee })),
  );
  const saved = await shop.savedViews.list(actor, 'returns');
  return { withdrawals, next, counts, saved, people: await desk.handlers(actor), assignee };
}

export default function Returns({ loaderData }: Route.ComponentProps) {
  const { withdrawals, next, counts, people, assignee, saved } = loaderData;
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  useLive(['return', 'withdrawal']);
  const shown = views.map((name, i) => ({ name, label: t(`returns.view.${name}`), count: counts[i] }));
  return (
    <>
      <PageBar title={t('returns.title')} />
      <main id="sisalto">
        <ListFrame
          saved={{ list: 'returns', views: saved }}
          views={shown}
          all={counts.at(-1)}
          searchLabel={t('returns.search')}
          icon="undo-2"
          empty={t('returns.none')}
          isEmpty={withdrawals.length === 0}
          next={next}
          filters={
            <>
              <StoreFilter none={t('returns.noOrder')} />
              <AssigneeFilter people={people} chosen={assignee} />
            </>
          }
        >
          <ListTable
            columns={[
              t('returns.order'),
              t('returns.state'),
              t('returns.customer'),
              tl('lists.assignee'),
              t('returns.received'),
              t('returns.due'),
            ]}
          >
            {withdrawals.map(({ id, orderNumber, order, state, name, assignee: who, receivedAt, due }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="id" to={`/palautukset/${id}`}>
                    {order?.number ?? orderNumber}
                  </Link>
                </th>
                <td>
                  <ReturnState state={state} />
                </td>
                <td>{name ?? '–'}</td>
                <td>{who?.name ?? '–'}</td>
                <td>
                  <When at={receivedAt} />
                </td>
                <td>
                  <DueDay due={due} />
                </td>
              </tr>
            ))}
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
