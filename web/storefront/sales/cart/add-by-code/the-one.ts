import type { Sku } from '#domain/base/ids.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { MissingLine } from '#domain/catalog/offers/check-lines.ts';
import { sellProblem } from '#domain/catalog/offers/sell-problem.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { ResolvedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { nameOf } from '../fresh-items.ts';

/** Matches of a product code: products of the catalog, some of them not sold by code, and spare parts. */
export type Found = {
  products: readonly CartItem[];
  /** Skus of goods that need a size. */
  toSize: readonly string[];
  /** Products that have the code but are not sold by it. */
  missing: readonly MissingLine[];
  part: ResolvedPart | null;
};

/** One of several matches; a part has its full sku, which is unique. */
export type Choice = { sku: Sku; label: string };

export type TheOne =
  | { item: CartItem }
  | { problem: 'none' | 'size' }
  | { problem: 'quote' | 'sold'; name: string }
  /** Without a price: a part can go into the quote cart from here, a product only from its page. */
  | { problem: 'ask_price'; name: string; part: SparePartHit | null; link: string | null }
  | { problem: 'several' | 'variants' | 'replaced'; name: string; choices: Choice[] };

const choiceOf = ({ sku, supplier, productCode, name }: SparePartHit): Choice => ({
  sku,
  label: `${name.default}, ${supplier} ${productCode}`,
});

function partsOf(part: ResolvedPart | null): readonly SparePartHit[] {
  if (part?.status === 'ambiguous') return part.candidates;
  return part && 'part' in part ? [part.part] : [];
}

function notSold(line: MissingLine): TheOne {
  const { title: name, link } = line;
  if (line.reason === 'choose_variant')
    return { problem: 'variants', name, choices: line.variants.map((one) => ({ sku: one.sku, label: one.name })) };
  return line.reason === 'ask_price' ? { problem: 'ask_price', name, part: null, link } : { problem: 'sold', name };
}

function ofPart(hit: SparePartHit, part: ResolvedPart | null): TheOne {
  const item = sparePartItem(hit);
  const name = hit.name.default;
  if (item) return { item };
  const successors = part?.status === 'replaced' ? part.successors : [];
  if (successors.length > 0) return { problem: 'replaced', name, choices: successors.map(choiceOf) };
  return hit.replacedBy.length > 0 ? { problem: 'sold', name } : { problem: 'ask_price', name, part: hit, link: null };
}

/** The only match of a code, ready for the cart. Adding by sku needs exactly one search hit. */
export function theOne({ products, toSize, missing, part }: Found): TheOne {
  const parts = partsOf(part);
  const hits = products.length + toSize.length + missing.length + parts.length;
  if (hits > 1) {
    const choices = [...products.map((item) => ({ sku: item.sku, label: nameOf(item) })), ...parts.map(choiceOf)];
    return { problem: 'several', name: '', choices };
  }
  const [item] = products;
  const [line] = missing;
  const [hit] = parts;
  if (toSize.length > 0) return { problem: 'size' };
  if (hit) return ofPart(hit, part);
  if (line) return notSold(line);
  if (!item) return { problem: 'none' };
  const problem = sellProblem(item, 1)?.reason;
  if (problem === 'quote_only') return { problem: 'quote', name: nameOf(item) };
  return problem ? { problem: 'sold', name: nameOf(item) } : { item };
}
