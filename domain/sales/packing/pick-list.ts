import type { OrderNumber, Sku } from '../../base/ids.ts';

/** Goods to collect for several orders at once, with the units of each order. */
export type PickRow = {
  sku: Sku;
  title: string;
  /** Where it lies in the store; null when nobody has said. */
  place: string | null;
  amount: number;
  orders: { number: OrderNumber; amount: number }[];
};

type PickedOrder = {
  number: OrderNumber;
  lines: readonly { sku: Sku; title: string; place: string | null; amount: number }[];
};

const byPlace = (a: PickRow, b: PickRow): number =>
  Number(a.place === null) - Number(b.place === null) ||
  (a.place ?? '').localeCompare(b.place ?? '', 'fi', { numeric: true });

/** One row for each sku of some orders, by shelf place and title, so that a walk through the store passes each shelf once. */
export function pickList(orders: readonly PickedOrder[]): PickRow[] {
  const rows = new Map<Sku, PickRow>();
  for (const { number, lines } of orders)
    for (const { sku, title, place, amount } of lines) {
      const row = rows.get(sku) ?? { sku, title, place, amount: 0, orders: [] };
      row.amount += amount;
      const own = row.orders.find((order) => order.number === number);
      if (own) own.amount += amount;
      else row.orders.push({ number, amount });
      rows.set(sku, row);
    }
  return [...rows.values()].toSorted(
    (a, b) => byPlace(a, b) || a.title.localeCompare(b.title, 'fi') || a.sku.localeCompare(b.sku),
  );
}
