import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { fieldsOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import type { QuoteProblem } from './quote-errors.ts';

/** A line of a quote request. Where the catalog knows the sku, only sku and amount are trusted. */
export type RequestedItem = {
  sku: Sku;
  title: string;
  variationName: string;
  slug: string;
  image: string | null;
  amount: number;
};

/** The most lines of one request. */
export const MAX_ITEMS = 200;
const MAX_TITLE = 200;

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_TITLE)
    : '';

type Named = QuoteProblem<`items.${number}.${'sku' | 'amount'}` | 'items'>;

/**
 * Parses the lines of a quote request: one to `MAX_ITEMS` lines with amounts of 1–9999, 1 by default (cart-3). Lines
 * of the same sku are merged. An invalid line is reported by its index.
 */
export function parseRequestedItems(input: unknown): Result<RequestedItem[], 'invalid', Named[]> {
  if (!Array.isArray(input) || input.length === 0) return fail('invalid', [wrong('items', 'quote.error.items')]);
  if (input.length > MAX_ITEMS) return fail('invalid', [wrong('items', 'quote.error.tooMany')]);
  const problems: Named[] = [];
  const items = new Map<string, RequestedItem>();
  for (const [index, line] of input.entries()) {
    const { sku, title, variationName, slug, image, amount = 1 } = fieldsOf(line);
    const pieces = Number(amount);
    if (typeof sku !== 'string' || !isPossibleId(sku))
      problems.push(wrong(`items.${index}.sku`, 'quote.error.required'));
    else if (!Number.isInteger(pieces) || pieces < MIN_AMOUNT || pieces > MAX_AMOUNT)
      problems.push(wrong(`items.${index}.amount`, 'quote.error.amount'));
    else {
      const before = items.get(sku)?.amount ?? 0;
      const texts = { title: textOf(title) || sku, variationName: textOf(variationName), slug: textOf(slug) };
      items.set(sku, { sku, ...texts, image: textOf(image) || null, amount: Math.min(MAX_AMOUNT, before + pieces) });
    }
  }
  return problems.length > 0 ? fail('invalid', problems) : ok([...items.values()]);
}

const wrong = (field: Named['field'], message: Named['message']): Named => ({ field, message });
