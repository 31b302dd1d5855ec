import { Link } from 'react-router';
import { readWithdrawalList } from '#domain/sales/returns/withdrawal-list.ts';
import { withdrawalStates } from '#domain/sales/returns/withdrawal-state.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
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
  const asked = readWithdrawalList(url.searchParams);
  const isPlain = !url.searchParams.has('view') && !asked.text;
  const query = isPlain ? { ...asked, state: 'open' as const } : asked;
  const { withdrawals, next } = await desk.list(actor, query, url.searchParams.get('after'));
  const counts = await desk.counts(
    actor,
    [...views, null].map((state) => ({ text: '', state })),
  );
  return { withdrawals, next, counts };
}

export default function Returns({ loaderData }: Route.ComponentProps) {
  const { withdrawals, next, counts } = loaderData;
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  const shown = views.map((name, i) => ({ name, label: t(`returns.view.${name}`), count: counts[i] }));
  return (
    <>
      <PageBar title={t('returns.title')} />
      <main id="sisalto">
        <ListFrame
          views={[...shown, { name: 'all', label: tl('lists.all'), count: counts.at(-1) }]}
          searchLabel={t('returns.search')}
          icon="undo-2"
          empty={t('returns.none')}
          isEmpty={withdrawals.length === 0}
          next={next}
        >
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('returns.order')}</th>
                <th scope="col">{t('returns.state')}</th>
                <th scope="col">{t('returns.customer')}</th>
                <th scope="col">{t('returns.received')}</th>
                <th scope="col">{t('returns.due')}</th>
              </tr>
            </thead>
            <tbody>
              {withdrawals.map(({ id, orderNumber, order, state, name, receivedAt, due }) => (
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
                  <td>
                    <When at={receivedAt} />
                  </td>
                  <td>
                    <DueDay due={due} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ListFrame>
      </main>
    </>
  );
}
