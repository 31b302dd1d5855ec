import type { CartItem } from '#domain/cart/cart-item.ts';
import { sellProblem } from '#domain/cart/sell-problem.ts';
import { sparePartItem } from '#domain/cart/spare-part-item.ts';
import type { ResolvedPart } from '#domain/spare-parts/resolve.ts';
import { nameOf } from '../fresh-items.ts';

/** What a product code may stand for: products of the catalog, of which some have no single price, and spare parts. */
export type Found = { products: readonly CartItem[]; toSize: readonly string[]; part: ResolvedPart | null };

export type TheOne =
  | { item: CartItem }
  | { problem: 'none' | 'several' | 'size' }
  | { problem: 'quote' | 'sold'; name: string };

/** The one thing a code stands for, ready for the cart; adding by sku needs exactly one search hit (spec 5). */
export function theOne({ products, toSize, part }: Found): TheOne {
  const parts = part?.status === 'ambiguous' ? part.candidates : part && 'part' in part ? [part.part] : [];
  const hits = products.length + toSize.length + parts.length;
  if (hits !== 1) return { problem: hits === 0 ? 'none' : 'several' };
  if (toSize.length > 0) return { problem: 'size' };
  const [hit] = parts;
  const item = hit ? sparePartItem(hit) : products[0];
  const name = hit ? hit.name.default : item ? nameOf(item) : '';
  const problem = item && sellProblem(item, 1)?.reason;
  if (problem === 'quote_only') return { problem: 'quote', name };
  return item && !problem ? { item } : { problem: 'sold', name };
}
