import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { GrowingList, type NumberArrays, type Packed, packArrays, unsignedArray } from './arrays.ts';
import type { IndexedProduct, IndexedSku } from './indexed-product.ts';
import { PostingsBuilder, prefixed } from './postings.ts';
import { packStrings, sortByBytes } from './strings.ts';
import { type TermKind, termPrefix } from './terms.ts';
import { VocabularyBuilder } from './vocabulary.ts';
import { WordIndexBuilder } from './word-index.ts';

/** A product without a price, a discount, a year. */
export const NONE = -1;

function termsOf(product: IndexedProduct, sku: IndexedSku): readonly (readonly [TermKind, readonly string[]])[] {
  return [
    ['brand', [product.brand]],
    ['categories', product.categories],
    ['kind', product.kinds],
    ['vehicle', [String(product.isVehicle)]],
    ['labels', product.labels],
    ['stores', sku.stores],
    ['attributes', sku.attributes],
    ['inStock', [String(sku.stores.length > 0)]],
    ['outlet', [String(sku.outlet)]],
    ['used', [String(product.usedYear !== null)]],
  ];
}

const lower = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
const places = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The places of texts in the order of their lower-case forms. */
function orderOf(texts: readonly string[]): Uint32Array {
  const keys = texts.map((text) => text.toLowerCase());
  return Uint32Array.from(places(texts.length).sort((a, b) => lower(keys[a], keys[b])));
}

/** The rank of each product by name; equal names by id. */
function ranksByName(keys: readonly string[], ids: readonly number[]): Uint32Array {
  const order = places(keys.length).sort((a, b) => lower(keys[a], keys[b]) || (ids[a] ?? 0) - (ids[b] ?? 0));
  const ranks = new Uint32Array(keys.length);
  for (const [rank, product] of order.entries()) ranks[product] = rank;
  return ranks;
}

type Lists<Numbers extends string, Texts extends string> = Record<Numbers, number[]> & Record<Texts, string[]>;

/** Collects products and builds a segment of them. Add the most popular one first, equally popular ones by id. */
export class SegmentBuilder {
  private readonly words = new WordIndexBuilder();
  private readonly terms = new PostingsBuilder();
  private readonly vocabulary: VocabularyBuilder;
  /** The texts of attribute keys, as JSON. */
  private readonly attributeTexts = new Map<string, string>();
  private readonly products: Lists<'ids' | 'popularity' | 'firstSoldOn' | 'usedYear', 'skus' | 'fi' | 'en'> = {
    ids: [],
    skus: [],
    popularity: [],
    firstSoldOn: [],
    usedYear: [],
    fi: [],
    en: [],
  };
  private readonly skuStarts = [0];
  private readonly skus: Lists<'price' | 'regular' | 'discount' | 'saleEndsAt' | 'productLine', 'skus'> = {
    skus: [],
    price: [],
    regular: [],
    discount: [],
    saleEndsAt: [],
    productLine: [],
  };
  private readonly termStarts = [0];
  /** The terms of all skus, as ids of `terms`. */
  private readonly termIds = new GrowingList();

  constructor(analyser: Analyser) {
    this.vocabulary = new VocabularyBuilder(analyser);
  }

  add(product: IndexedProduct): void {
    const { products, skus } = this;
    this.vocabulary.addProduct(product.name, product.brand);
    // the order of a variation option is the shop's own, so it stays when another product has the same words as an attribute
    for (const text of product.attributeTexts)
      if (text.position > 0 || !this.attributeTexts.has(text.key))
        this.attributeTexts.set(text.key, JSON.stringify(text));
    this.words.add(products.ids.length, product.words);
    products.ids.push(product.id);
    products.skus.push(product.sku);
    products.popularity.push(product.popularity);
    products.firstSoldOn.push(product.firstSoldOn);
    products.usedYear.push(product.usedYear ?? NONE);
    products.fi.push(product.sortKeys.fi);
    products.en.push(product.sortKeys.en);
    for (const sku of product.skus) {
      for (const [kind, texts] of termsOf(product, sku))
        for (const text of new Set(texts)) this.termIds.push(this.terms.add(termPrefix(kind), text, skus.skus.length));
      this.termStarts.push(this.termIds.length);
      skus.skus.push(sku.sku);
      skus.price.push(sku.price ?? NONE);
      skus.regular.push(sku.regular ?? NONE);
      skus.discount.push(sku.discount ?? NONE);
      skus.saleEndsAt.push(sku.saleEndsAt ?? Number.POSITIVE_INFINITY);
      skus.productLine.push(sku.productLine);
    }
    this.skuStarts.push(skus.skus.length);
  }

  build(): Packed {
    const { products, skus } = this;
    return packArrays({
      ids: Int32Array.from(products.ids),
      popularity: Int32Array.from(products.popularity),
      firstSoldOn: Int32Array.from(products.firstSoldOn),
      usedYear: Int16Array.from(products.usedYear),
      skuStarts: Uint32Array.from(this.skuStarts),
      ...prefixed('productSkus', packStrings(products.skus)),
      productSkuOrder: orderOf(products.skus),
      ...prefixed('fi', packStrings(products.fi)),
      ...prefixed('en', packStrings(products.en)),
      rankFi: ranksByName(products.fi, products.ids),
      rankEn: ranksByName(products.en, products.ids),
      ...prefixed('skus', packStrings(skus.skus)),
      skuOrder: orderOf(skus.skus),
      price: Int32Array.from(skus.price),
      regular: Int32Array.from(skus.regular),
      discount: Int16Array.from(skus.discount),
      saleEndsAt: Float64Array.from(skus.saleEndsAt),
      productLine: Int32Array.from(skus.productLine),
      ...prefixed('terms', this.terms.build(skus.skus.length)),
      ...this.termLists(),
      ...this.attributes(),
      ...this.vocabulary.build(),
      ...this.words.build(products.ids.length),
    });
  }

  private attributes(): NumberArrays {
    const keys = sortByBytes([...this.attributeTexts.keys()]);
    return {
      ...prefixed('attributeKeys', packStrings(keys)),
      ...prefixed('attributeTexts', packStrings(keys.map((key) => this.attributeTexts.get(key) ?? ''))),
    };
  }

  /** The terms of each product, and of each sku of a product that has several: reading a list is faster than asking every term. */
  private termLists(): NumberArrays {
    const ranks = this.terms.ranks();
    const terms = this.termIds.toArray().map((id) => ranks[id] ?? 0);
    const { skuStarts, termStarts } = this;
    const [productTerms, productTermStarts] = [new GrowingList(), [0]];
    const [skuTerms, skuTermStarts] = [new GrowingList(), [0]];
    for (let product = 0; product + 1 < skuStarts.length; product++) {
      const [first = 0, end = 0] = [skuStarts[product], skuStarts[product + 1]];
      for (const term of new Set(terms.subarray(termStarts[first], termStarts[end]))) productTerms.push(term);
      productTermStarts.push(productTerms.length);
      for (let sku = first; sku < end; sku++) {
        if (end - first > 1)
          for (const term of terms.subarray(termStarts[sku], termStarts[sku + 1])) skuTerms.push(term);
        skuTermStarts.push(skuTerms.length);
      }
    }
    return {
      productTerms: unsignedArray(ranks.length, productTerms.toArray()),
      productTermStarts: Uint32Array.from(productTermStarts),
      skuTerms: unsignedArray(ranks.length, skuTerms.toArray()),
      skuTermStarts: Uint32Array.from(skuTermStarts),
    };
  }
}
