import { z } from 'zod';
import type { ListedOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { noFilters, orderSorts, phoneDigits } from '#domain/sales/orders/order-list.ts';
import { orderStatuses } from '#domain/sales/orders/order-status.ts';
import { shop as config } from '#shop.config';
import { command, commandActor, json, listed, option, optional } from '../../command.ts';
import { localMinute, printTable } from '../../output.ts';
import { whom } from './facts.ts';
import { statusWords } from './texts.ts';

const searchText = z.string().trim().min(1, 'Give 1–200 characters.').max(200, 'Give 1–200 characters.');
const phone = z
  .string()
  .refine((typed) => /\d{3}/.test(typed.replaceAll(/\D/g, '')), 'Give three digits or more.')
  .pipe(searchText);

const jsonRow = ({ number, status, placedAt, email, storeId, methodId, total, customer }: ListedOrder) => ({
  number,
  status,
  placed_at: placedAt,
  email,
  store_id: storeId,
  shipping_method_id: methodId,
  total_cents: total,
  customer,
});

export const listOrders = command({
  name: 'orders list',
  description: 'The newest orders, or those of a customer, a sku, a store or a status',
  input: z.strictObject({
    limit: option('--limit <number>', 'how many', listed),
    status: option('--status <status>', 'only those in a status', optional(z.enum(orderStatuses))),
    customer: option('--name <text>', 'part of the name of the customer or the company', searchText.optional()),
    email: option('--email <text>', 'part of the e-mail address', searchText.optional()),
    phone: option('--phone <number>', 'part of the phone number, with or without +358', phone.optional()),
    sku: option('--sku <sku>', 'with this sku among the lines', searchText.optional()),
    store: option(
      '--store <store>',
      'that this store packs or hands over',
      z.enum(config.stores.map(({ id }) => id)).optional(),
    ),
    sort: option('--sort <order>', 'newest first unless given', z.enum(orderSorts).optional()),
    json: json(),
  }),
  run: async (shop, { limit, status, json, customer: name, sort = null, ...search }, out) => {
    const { email, phone: typedPhone = '', sku = null, store = null } = search;
    const text = [name, email, phoneDigits(typedPhone)].filter(Boolean).join(' ');
    const query = { ...noFilters, text, status, sku, store, sort };
    const { orders } = await shop.orders.list(commandActor(undefined), query, { limit });
    const isSearch = [name, ...Object.values(search)].some(Boolean);
    if (json) return out.line(JSON.stringify(orders.map(jsonRow), null, 2));
    if (orders.length === 0 && isSearch) return out.line('No such orders.');
    if (orders.length === 0)
      return out.line(status ? `No orders with the status ${statusWords(status)}.` : 'No orders yet.');
    const rows = orders.map((order) => [
      order.number,
      localMinute(order.placedAt),
      statusWords(order.status),
      order.storeId,
      formatEuros(order.total),
      whom(order.email ?? ''),
      order.customer ?? '',
    ]);
    printTable(out, ['Number', 'Placed', 'Status', 'Store', 'Total', 'E-mail', 'Customer'], rows);
  },
});
