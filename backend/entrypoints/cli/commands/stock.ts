import type { SkuStock } from '#backend/catalog/stock/service.ts';
import type { Shop } from '#backend/shop.ts';
import { shop as config } from '#shop.config';
import { CommandFailed, type Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';

const noSku = (sku: string) =>
  new CommandFailed(
    `The catalog has no sku ${sku}.`,
    'Look it up on its product page; letters count as they are written. New skus come with an import.',
  );

function show(stock: SkuStock, out: Out): void {
  out.line(`${stock.sku}  ${stock.name}`);
  const rows = config.stores.map(({ id, name }) => [id, name, String(stock.shelf[id] ?? 0)]);
  for (const line of table(['Store', 'Name', 'Pieces'], rows)) out.line(line);
  for (const { order, qty, expiresAt } of stock.holds)
    out.line(`Unpaid order ${order} holds ${qty} until ${localMinute(expiresAt)}`);
  out.line(`Free to sell: ${stock.free}${stock.backorder ? ', and can be ordered without stock' : ''}`);
  if (stock.nextDeliveryDate) out.line(`Next delivery: ${stock.nextDeliveryDate}`);
  if (stock.free < 0) out.line('More is held than there is: get pieces from elsewhere, or cancel an unpaid order.');
}

export async function showStock(shop: Shop, { sku, json }: { sku: string; json: boolean }, out: Out): Promise<void> {
  const stock = await shop.stock.show(sku);
  if (!stock) throw noSku(sku);
  if (json) return out.line(JSON.stringify(stock, null, 2));
  show(stock, out);
}

export async function setStock(
  shop: Shop,
  { sku, levels }: { sku: string; levels: Record<string, number> },
  out: Out,
): Promise<void> {
  const set = await shop.stock.set(sku, levels);
  if (set.ok) {
    const { before, after } = set.value;
    for (const store of Object.keys(levels))
      out.line(`${store}: ${before.shelf[store] ?? 0} → ${after.shelf[store] ?? 0}`);
    return show(after, out);
  }
  if (set.reason === 'unknown_sku') throw noSku(sku);
  throw new CommandFailed(
    `There is no store ${set.details?.store}; nothing was changed.`,
    `The stores are ${config.stores.map(({ id }) => id).join(', ')} (shop.config.ts).`,
  );
}
