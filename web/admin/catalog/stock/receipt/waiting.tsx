import { Link, useFetcher } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';

type WaitingOrder = { id: number; title: string; sku: string; pieces: number; name: string };

/** Special orders that these goods fulfil: the customer's name follows the part, and one press mails them. */
export function Waiting({ orders }: { orders: readonly WaitingOrder[] }) {
  const t = useTexts(fi, en);
  if (orders.length === 0) return null;
  return (
    <section className="sec">
      <h2>{t('stock.waiting')}</h2>
      <ul>
        {orders.map((order) => (
          <OneWaiting key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function OneWaiting({ order: { id, title, sku, pieces, name } }: { order: WaitingOrder }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher();
  return (
    <li>
      <fetcher.Form method="post" action={`/varaosat/tilatut/${id}`}>
        <Link to={`/varaosat/tilatut/${id}`}>{title}</Link>{' '}
        <span className="muted num">
          {sku}, {pieces}
        </span>{' '}
        <Button type="submit" name="intent" value="arrive" small>
          {t('stock.arrivedFor', { name })}
        </Button>
      </fetcher.Form>
    </li>
  );
}
