import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { WholeOrder } from '#backend/sales/orders/staff/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Cents } from '#domain/base/money.ts';
import { command, commandActor, day, option, optional, path } from '../../command.ts';
import { localSecond, printText, writeWhole } from '../../output.ts';
import { lineText } from './texts.ts';

const euros = (cents: Cents) => (cents / 100).toFixed(2).replace('.', ',');

/** CSV columns: one row per order line, with the order's fields repeated. Euros with a decimal comma, times in the shop's zone. */
const COLUMNS = [
  ...['number', 'status', 'placed', 'paid', 'email', 'firstname', 'lastname', 'company', 'phone', 'store'],
  ...['delivery', 'sku', 'product', 'amount', 'unit', 'line_total', 'vat_rate', 'delivery_total', 'order_total'],
  ...['pay_now', 'due_later', 'kind', 'line_discount', 'pieces_back', 'order_discount', 'gift_card', 'refunded'],
  ...['campaigns', 'tracking'],
];

function csvRows(order: WholeOrder): string[][] {
  const { textUpdates: _, ...contact } = order.contact;
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
    order.campaigns.map(({ code }) => code).join(' '),
    order.shipments.flatMap(({ tracking_code }) => tracking_code ?? []).join(' '),
  ]);
}

/** Escapes formulas: a name such as `=1+1` must stay text in a spreadsheet. */
const csv = (rows: string[][]) => stringify(rows, { delimiter: ';', escape_formulas: true });

type Asked = { from: string | null; to: string | null; format: 'jsonl' | 'csv' };

/** The orders as text; `onPage` is called with the number of orders of each page. */
async function* texts(
  shop: Shop,
  { from, to, format }: Asked,
  onPage: (orders: number) => void,
): AsyncGenerator<string> {
  if (format === 'csv') yield csv([COLUMNS]);
  for await (const page of shop.orders.placed(commandActor(undefined), { from, to })) {
    yield format === 'csv' ? csv(page.flatMap(csvRows)) : page.map((order) => `${JSON.stringify(order)}\n`).join('');
    onPage(page.length);
  }
}

export const exportOrders = command({
  name: 'orders export',
  description: 'Orders with their lines, payments and events, oldest first',
  input: z.strictObject({
    from: option('--from <day>', 'placed on this day or later', optional(day('2026-11-30'))),
    to: option('--to <day>', 'placed on this day or earlier', optional(day('2026-11-30'))),
    format: option(
      '--format <format>',
      'jsonl: an order a line; csv: an order line a line',
      z.enum(['jsonl', 'csv']).default('jsonl'),
    ),
    file: option(
      '-o, --output <file>',
      'write to a file that only you may read, instead of the screen',
      optional(path),
    ),
  }),
  run: async (shop, { file, ...asked }, out) => {
    let count = 0;
    const onPage = (orders: number) => {
      count += orders;
      if (file) out.progress('Orders', count, 0);
    };
    const text = texts(shop, asked, onPage);
    if (!file) return printText(out, text);
    await writeWhole(file, text, { byteOrderMark: asked.format === 'csv' });
    out.line(`${count} orders in ${file}.`);
  },
});
