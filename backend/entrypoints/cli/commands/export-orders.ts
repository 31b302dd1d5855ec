import { open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { Shop } from '#backend/shop.ts';
import { shop as config } from '#shop.config';
import { CommandFailed, type Out } from '../command.ts';
import { localSecond } from '../local-time.ts';
import { lineText, ordersPlaced, type WholeOrder } from './order-queries.ts';

type Asked = { from: string | null; to: string | null; format: 'jsonl' | 'csv'; file: string | null };

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** CSV columns: one row per order line, with the order's fields repeated. Euros with a decimal comma, times in the shop's zone. */
const COLUMNS = [
  ...['number', 'status', 'placed', 'paid', 'email', 'firstname', 'lastname', 'company', 'phone', 'store'],
  ...['delivery', 'sku', 'product', 'amount', 'unit', 'line_total', 'vat_rate', 'delivery_total', 'order_total'],
  ...['pay_now', 'due_later', 'kind', 'line_discount', 'pieces_back', 'order_discount', 'gift_card', 'refunded'],
  ...['campaigns', 'tracking'],
];

function csvRows(order: WholeOrder): string[][] {
  const contact = order.contact as Record<string, string | undefined>;
  const head = [
    order.number,
    order.status,
    localSecond(order.placed_at),
    order.paid_at ? localSecond(order.paid_at) : '',
    order.email,
    contact.firstname ?? '',
    contact.lastname ?? '',
    contact.company ?? '',
    contact.phone ?? '',
    order.store_id,
    order.shipping_method_id,
  ];
  return order.lines.map((line) => [
    ...head,
    line.sku,
    lineText(line),
    String(line.amount),
    euros(line.unit_cents),
    euros(line.total_cents),
    line.vat_rate.replace('.', ','),
    euros(order.shipping_cents + order.office_fee_cents),
    euros(order.total_cents),
    euros(order.pay_now_cents),
    euros(order.due_later_cents),
    line.kind,
    euros(line.discount_cents),
    String(line.refunded_amount),
    euros(order.discount_cents + order.shipping_discount_cents),
    euros(order.gift_card_cents),
    euros(order.refunded_cents),
    (order.campaigns as { code: string }[]).map(({ code }) => code).join(' '),
    order.shipments.flatMap(({ tracking_code }) => tracking_code ?? []).join(' '),
  ]);
}

/** Escapes formulas: a name such as `=1+1` must stay text in a spreadsheet. */
const csv = (rows: string[][]) => stringify(rows, { delimiter: ';', escape_formulas: true });

async function* texts(shop: Shop, { from, to, format }: Asked): AsyncGenerator<{ text: string; orders: number }> {
  if (format === 'csv') yield { text: csv([COLUMNS]), orders: 0 };
  for await (const page of ordersPlaced(shop.db.kysely, { from, to, timeZone: config.timeZone })) {
    const text =
      format === 'csv' ? csv(page.flatMap(csvRows)) : page.map((order) => `${JSON.stringify(order)}\n`).join('');
    yield { text, orders: page.length };
  }
}

/** Streams orders to a file, written atomically, or to stdout. */
export async function exportOrders(shop: Shop, asked: Asked, out: Out): Promise<void> {
  if (!asked.file) {
    for await (const { text } of texts(shop, asked)) {
      for (const line of text.split('\n').slice(0, -1)) out.line(line);
      await out.drained();
    }
    return;
  }
  const part = `${asked.file}.part`;
  const file = await open(part, 'w', 0o600).catch((error) => {
    throw new CommandFailed(
      `Cannot write ${asked.file}: ${error.message}`,
      'Give a file in a folder the shop may write to.',
    );
  });
  let count = 0;
  try {
    // without a byte order mark spreadsheets assume another encoding
    if (asked.format === 'csv') await file.write('\uFEFF');
    for await (const { text, orders } of texts(shop, asked)) {
      await file.write(text);
      count += orders;
      out.progress('Orders', count, 0);
    }
    await file.close();
    await rename(part, asked.file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  out.line(`${count} orders in ${asked.file}.`);
}
