import { arePricesCurrent } from '#backend/customers/contract-prices/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { lockPersonalCards } from '#backend/sales/gift-cards/service.ts';
import { atPublicPrice } from '#domain/catalog/offers/cart-item.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { isPersonalSku } from '#domain/sales/gift-cards/personal-card.ts';
import { isUnchanged, lineProblems } from './line-problems.ts';
import { lockSpareParts, withoutStock } from './lock-spare-parts.ts';
import type { DraftLine, OrderDraft, PlaceOptions } from './order-draft.ts';
import { heldSkus } from './own-orders.ts';
import type { Replacing } from './replacing.ts';
import { type LockedSku, lockSkus } from './stock.ts';
import { Unplaceable } from './unplaceable.ts';

const wantedLine = ({ item, amount }: DraftLine): WantedLine => ({
  sku: item.sku,
  amount,
  customization: item.customization,
});
const isPart = ({ item, kind }: DraftLine) => item.sparePart && kind !== 'service';
const isPersonal = ({ item }: DraftLine) => isPersonalSku(item.sku);
const isOfCatalog = (line: DraftLine) => line.kind !== 'service' && !isPart(line) && !isPersonal(line);

/**
 * Locks the draft's skus and checks that all lines are available at the drafted prices. Goods held by own unpaid
 * orders count, which are then cancelled. Prices of a quote stand; only its stock is checked.
 */
export async function reserveGoods(
  tx: Tx,
  draft: OrderDraft,
  { now, lockPrices }: PlaceOptions,
  own: Replacing,
): Promise<ReadonlyMap<string, LockedSku>> {
  const isQuoted = draft.quoteId !== null;
  if (draft.prices && !(await arePricesCurrent(tx, draft.prices, now))) throw new Unplaceable('price_changed');
  const goods = draft.lines.filter(isOfCatalog);
  const skusOf = goods.map(({ item }) => item.sku);
  const stock = await lockSkus(tx, skusOf, now);
  const partLines = isQuoted ? [] : draft.lines.filter(isPart);
  const parts = await lockSpareParts(
    tx,
    partLines.map(({ item }) => item),
    lockPrices,
  );
  const cardLines = draft.lines.filter(isPersonal);
  const cards = await lockPersonalCards(
    tx,
    cardLines.map(({ item }) => item.sku),
  );
  const others = [...parts, ...[...cards].map(([sku, price]): [string, LockedSku] => [sku, withoutStock(price)])];
  let skus = new Map([...stock, ...others]);
  const judged = [...goods, ...partLines, ...cardLines];
  const bought = judged.filter(({ kind }) => kind !== 'gift').map(wantedLine);

  let problems = lineProblems(bought, skus, isQuoted);
  if (problems.length > 0) {
    const held = new Map<string, Set<string>>();
    for (const { id } of own.orders) held.set(id, await heldSkus(tx, id));
    await own.cancel(({ id }) => bought.some(({ sku }) => held.get(id)?.has(sku)));
    skus = new Map([...(await lockSkus(tx, skusOf, now)), ...others]);
    problems = lineProblems(bought, skus, isQuoted);
  }
  if (problems.length > 0) throw new Unplaceable('unavailable', problems);
  // the next draft leaves out a gift that is gone
  const withGifts = judged.map(wantedLine);
  if (withGifts.length > bought.length && lineProblems(withGifts, skus).length > 0)
    throw new Unplaceable('price_changed');
  const isFresh = ({ item, kind }: DraftLine) =>
    kind === 'gift' || isUnchanged(atPublicPrice(item), skus.get(item.sku));
  if (!isQuoted && !judged.every(isFresh)) throw new Unplaceable('price_changed');
  return skus;
}
