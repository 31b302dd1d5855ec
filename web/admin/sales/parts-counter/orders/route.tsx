import { Link } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { specialOrderStates } from '#domain/sales/special-orders/special-order.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import listsEn from '#web/messages/admin/en/lists.ts';
import en from '#web/messages/admin/en/parts-counter.ts';
import lists from '#web/messages/admin/fi/lists.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { CounterTabs } from '../counter-tabs.tsx';
import { OrderState } from '../order-state.tsx';
import type { Route } from './+types/route';

const views = ['open', ...specialOrderStates] as const;
const LONGEST_SEARCH = 100;

/** Special orders of the chosen store; the open ones without a view or a search. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const view = url.searchParams.get('view') ?? '';
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const storeId = (await viewSettings(request)).store;
  const state = isOneOf(views, view) ? view : view === '' && text === '' ? 'open' : null;
  const found = await shop.specialOrders.list(actor, { text, state, storeId }, url.searchParams.get('after'));
  const counts = await shop.specialOrders.counts(
    actor,
    [...views, null].map((one) => ({ text: '', state: one, storeId })),
  );
  return { ...found, counts };
}

export default function SpecialOrders({ loaderData }: Route.ComponentProps) {
  const { orders, next, counts } = loaderData;
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  const locale = useLocale();
  useLive(['special-order']);
  const shown = views.map((name, i) => ({ name, label: t(`orders.view.${name}`), count: counts[i] }));
  return (
    <>
      <PageBar title={t('orders.title')} />
      <CounterTabs mayOrder />
      <main id="sisalto">
        <ListFrame
          views={[...shown, { name: 'all', label: tl('lists.all'), count: counts.at(-1) }]}
          searchLabel={t('orders.search')}
          icon="package-plus"
          empty={t('orders.none')}
          isEmpty={orders.length === 0}
          next={next}
        >
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('orders.part')}</th>
                <th scope="col">{t('orders.state')}</th>
                <th scope="col">{t('orders.customer')}</th>
                <th scope="col" className="r">
                  {t('orders.pieces')}
                </th>
                <th scope="col">{t('orders.supplier')}</th>
                <th scope="col">{t('orders.expectedOn')}</th>
                <th scope="col">{t('orders.made')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id} data-row="">
                  <th scope="row">
                    <Link to={`/varaosat/tilatut/${order.id}`}>{order.title}</Link>{' '}
                    <span className="muted num">{order.sku}</span>
                  </th>
                  <td>
                    <OrderState state={order.status} />
                  </td>
                  <td>{order.name}</td>
                  <td className="r num">{order.pieces}</td>
                  <td>{order.supplier || '–'}</td>
                  <td>{order.expectedOn ? shortDateText(order.expectedOn, locale) : '–'}</td>
                  <td>
                    <When at={order.createdAt} day />
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
