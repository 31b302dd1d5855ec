import { data } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { act } from '../act.ts';
import { PackingFrame } from '../packing-frame.tsx';
import { PackingTable } from '../packing-table.tsx';
import type { Route } from './+types/route';

export async function loader({ context, params: { number } }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const order = await shop.packing.order(actor, number);
  if (!order) throw data(null, { status: 404 });
  const queue = await shop.packing.queue(actor, order.storeId);
  return { order, queue, name: actor.name, booksLabel: shop.packing.booksLabels(order.carrier) };
}

export async function action({ context, params: { number }, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  return act({ packing: shop.packing, actor, number }, await request.formData());
}

export default function PackOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, queue, name, booksLabel } = loaderData;
  return (
    <PackingFrame name={name} storeId={order.storeId} queue={queue} open={order.number} lines={order.lines}>
      <PackingTable
        key={order.number}
        order={order}
        queue={queue}
        booksLabel={booksLabel}
        outcome={actionData ?? null}
      />
    </PackingFrame>
  );
}
