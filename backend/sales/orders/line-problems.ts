import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import type { LineProblem } from '#domain/catalog/offers/check-lines.ts';
import { sellProblem, takenBefore } from '#domain/catalog/offers/sell-problem.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { sizePrice } from '#domain/catalog/prices/size-price.ts';
import type { LockedSku } from './stock.ts';

/**
 * Units that cannot be bought, by the stock under the lock; lines of one sku share it. `isQuoted`: the price comes
 * from a quote, the catalog needs none.
 */
export function lineProblems(
  lines: readonly WantedLine[],
  skus: ReadonlyMap<string, LockedSku>,
  isQuoted = false,
): LineProblem[] {
  const taken = takenBefore(lines);
  return lines.flatMap((line, i): LineProblem[] => {
    const { sku, amount } = line;
    const id = lineId(line);
    const locked = skus.get(sku);
    if (!locked || (locked.price === null && !isQuoted)) return [{ id, sku, reason: 'unknown', available: 0 }];
    const { productLine, stock } = locked;
    const problem = sellProblem({ productLine, stock }, amount, taken[i]);
    return problem ? [{ id, sku, ...problem }] : [];
  });
}

/** True when sale mode, price, quantity breaks and deposit under the lock equal those of the draft. */
export function isUnchanged(item: CartItem, locked: LockedSku | undefined): boolean {
  if (!locked || locked.price === null) return false;
  const { customization } = item;
  if (locked.saleMode !== item.saleMode || locked.isCutToSize !== (customization !== null)) return false;
  const unit = customization ? sizePrice(locked.price, customization).cents : locked.price;
  const deposit = locked.deposit === null ? null : Math.min(locked.deposit, unit);
  const breaks = JSON.stringify(item.quantityBreaks ?? []) === JSON.stringify(locked.quantityBreaks);
  return unit === item.price.finalPrice.inclTax && breaks && deposit === item.deposit;
}
