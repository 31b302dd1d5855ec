import { Link } from 'react-router';
import { specialOrderStates } from '#domain/sales/special-orders/special-order.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { StoreFilter } from '#web/admin/base/pieces/store-filter.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { shortDateText } from '#web/messages/dates.ts';
import { CounterTabs } from '../counter-tabs.tsx';
import { OrderState } from '../order-state.tsx';
import type { Route } from './+types/route';

const views = ['open', 'late', ...specialOrderStates] as const;

/** Special orders of the chosen store; the open ones without a view or a search. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { text, view: state, after } = listRequest(url, views);
  const asked = url.searchParams.get('store');
  const storeId = config.stores.find(({ id }) => id === asked)?.id ?? (await viewSettings(request)).store;
  const found = await shop.specialOrders.list(actor, { text, state, storeId }, after);
  const counts = await shop.specialOrders.counts(
    actor,
    [...views, null].map((one) => ({ text: '', state: one, storeId })),
  );
  return { ...found, counts };
}

export default function SpecialOrders({ loaderData }: Route.ComponentProps) {
  const { orders, next, counts } = loaderData;
  const t = useTexts(fi, en);
  const locale = useLocale();
  useLive(['special-order']);
  const shown = views.map((name, i) => ({ name, label: t(`orders.view.${name}`), count: counts[i] }));
  return (
    <>
      <PageBar title={t('orders.title')} />
      <CounterTabs mayOrder />
      <main id="sisalto">
        <ListFrame
          views={shown}
          all={counts.at(-1)}
          searchLabel={t('orders.search')}
          icon="package-plus"
          empty={t('orders.none')}
          isEmpty={orders.length === 0}
          next={next}
          filters={<StoreFilter />}
        >
          <ListTable
            columns={[
              t('orders.part'),
              t('orders.state'),
              t('orders.customer'),
              { right: t('orders.pieces') },
              t('orders.supplier'),
              t('orders.expectedOn'),
              t('orders.made'),
            ]}
          >
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
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
