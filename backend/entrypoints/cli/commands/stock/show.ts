import { z } from 'zod';
import type { SkuStock } from '#backend/catalog/stock/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { shop as config } from '#shop.config';
import { argument, command, json, text } from '../../command.ts';
import { CommandFailed, localMinute, type Out, printTable } from '../../output.ts';

export const noSku = (sku: Sku) =>
  new CommandFailed(
    `The catalog has no sku ${sku}.`,
    'Look it up on its product page; letters count as they are written. New skus come with an import.',
  );

export function printStock(stock: SkuStock, out: Out): void {
  out.line(`${stock.sku}  ${stock.name}`);
  const rows = config.stores.map(({ id, name }) => [id, name, String(stock.shelf[id] ?? 0)]);
  printTable(out, ['Store', 'Name', 'Pieces'], rows);
  for (const { order, qty, expiresAt } of stock.holds)
    out.line(`Unpaid order ${order} holds ${qty} until ${localMinute(expiresAt)}`);
  out.line(`Free to sell: ${stock.free}${stock.backorder ? ', and can be ordered without stock' : ''}`);
  if (stock.nextDeliveryDate) out.line(`Next delivery: ${stock.nextDeliveryDate}`);
  if (stock.free < 0) out.line('More is held than there is: get pieces from elsewhere, or cancel an unpaid order.');
}

export const showStock = command({
  name: 'stock show',
  description: 'Pieces by store, and what unpaid orders hold',
  input: z.strictObject({ sku: argument('<sku>', text), json: json() }),
  run: async (shop, { sku, json }, out) => {
    const stock = await shop.stock.show(sku);
    if (!stock) throw noSku(sku);
    if (json) return out.line(JSON.stringify(stock, null, 2));
    printStock(stock, out);
  },
});
