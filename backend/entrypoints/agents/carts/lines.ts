import { z } from 'zod';
import { isPossibleId } from '#domain/base/ids.ts';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { readSize, type WantedLine } from '#domain/catalog/offers/wanted-line.ts';

const MAX_LINES = 100;
/** The id of goods cut to size: the sku and the size in centimetres. */
const SIZED = /^(.{1,190})~(\d{1,6})x(\d{1,6})$/;

/** The line of an item's id. */
function lineOf(id: string, amount: number): WantedLine {
  const [, sku, widthCm, lengthCm] = SIZED.exec(id) ?? [];
  const customization = sku ? readSize({ widthCm: Number(widthCm), lengthCm: Number(lengthCm) }) : null;
  return sku && customization ? { sku, amount, customization } : { sku: id, amount };
}

/** Adds up lines of the same goods: a cart has each once. */
function merged(lines: readonly WantedLine[]): WantedLine[] {
  const byId = new Map<string, WantedLine>();
  for (const line of lines) {
    const id = lineId(line);
    const amount = (byId.get(id)?.amount ?? 0) + line.amount;
    byId.set(id, { ...line, amount: Math.min(amount, MAX_AMOUNT) });
  }
  return [...byId.values()];
}

const lineItem = z.looseObject({
  item: z.looseObject({ id: z.string().refine(isPossibleId, 'must be an id of the catalog') }),
  quantity: z.int().min(1).max(MAX_AMOUNT),
});

/** The lines of a cart or checkout, as skus and amounts; all else that a platform sends of them is the shop's to say. */
export const lineItems = z
  .array(lineItem)
  .max(MAX_LINES)
  .transform((items) => merged(items.map(({ item, quantity }) => lineOf(item.id, quantity))));
