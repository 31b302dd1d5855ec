import { Link } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { chosenStore } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import type { Route } from './+types/route';
import styles from './pick-list.module.css';

/** How many orders one walk collects: what fits on a trolley and a page. */
const MOST_ORDERS = 30;

/** What to collect for the oldest orders of a store, or for chosen ones (`?tilaus=…`). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const store = await chosenStore(actor, request);
  const chosen = url.searchParams.getAll('tilaus').slice(0, MOST_ORDERS);
  const queue = store ? await shop.packing.queue(actor, store.id) : [];
  const numbers = chosen.length > 0 ? chosen : queue.slice(0, MOST_ORDERS).map(({ number }) => number);
  return { store, rows: await shop.packing.pickList(actor, numbers) };
}

export default function PickList({ loaderData: { store, rows } }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  return (
    <main className={styles.pickList} id="sisalto">
      <header>
        <h1>{t('packing.pickListOf', { store: store?.name ?? '' })}</h1>
        <p className="no-print">
          <Link className="btn btn-line" to={`/pakkaus?store=${store?.id ?? ''}`}>
            {t('packing.back')}
          </Link>
          <Button icon="printer" look="primary" onClick={() => print()}>
            {t('packing.printPage')}
          </Button>
        </p>
      </header>
      {rows.length === 0 ? (
        <Empty icon="package-check" title={t('packing.queueEmpty')} />
      ) : (
        <ScrollTable
          label={t('packing.pickListOf', { store: store?.name ?? '' })}
          heads={[t('packing.shelf'), t('packing.goods'), t('packing.sku'), t('packing.amount'), t('packing.orders')]}
        >
          {rows.map(({ sku, title, place, amount, orders }) => (
            <tr key={sku}>
              <td className="num">{place ?? '–'}</td>
              <th scope="row">{title}</th>
              <td className="num">{sku}</td>
              <td className="n num">{amount}</td>
              <td className="num">{orders.map((order) => `${order.number} (${order.amount})`).join(', ')}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </main>
  );
}
