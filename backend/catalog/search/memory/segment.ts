import { LRUCache } from 'lru-cache';
import type { Locale } from '#domain/base/locale.ts';
import type { Clause, Condition } from '#domain/catalog/search/filters/condition.ts';
import { holds } from '#domain/catalog/search/filters/passes-filter.ts';
import type { ProductAttribute } from '../attributes.ts';
import { arrayReader, type Packed, unpackArrays } from './arrays.ts';
import { allBits, type Bits, clearBit, countBits, eachBit, emptyBits, invertBits, orBits, setBit } from './bits.ts';
import { NONE } from './build-segment.ts';
import type { AttributeText } from './indexed-product.ts';
import { type Postings, postingsOf } from './postings.ts';
import type { ProductHit, ProductSearch } from './product-search.ts';
import { type Strings, stringsOf } from './strings.ts';
import { type TermKind, termKey, termPrefix } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordIndex } from './word-index.ts';

const MAX_CLAUSES = 200;
/** So few ids are sought one by one, faster than by reading all. */
const FEW = 20;

/** Attributes that are counted by the numbers of their values. */
export const termKinds: Partial<Record<string, TermKind>> = {
  brand: 'brand',
  categories: 'categories',
  categoryPaths: 'categories',
  storeAvailability: 'stores',
  attributes: 'attributes',
  labels: 'labels',
  _tags: 'labels',
  inStock: 'inStock',
  outlet: 'outlet',
  used: 'used',
} satisfies Partial<Record<ProductAttribute, TermKind>>;

const DAY_SECONDS = 86_400;

/**
 * Products in immutable arrays, the most popular one first (then by id), with their skus in the same order. Products and
 * skus are named by their places. `live` lacks the products that a newer segment replaces.
 */
export class Segment {
  readonly packed: Packed;
  readonly size: number;
  readonly live: Bits;
  readonly words: WordIndex;
  readonly terms: Postings;
  readonly vocabulary: Vocabulary;
  readonly ids: Int32Array;
  readonly popularity: Int32Array;
  readonly firstSoldOn: Int32Array;
  readonly usedYear: Int16Array;
  readonly skuStarts: Uint32Array;
  readonly productOf: Uint32Array;
  readonly productTerms: Uint8Array | Uint16Array | Uint32Array;
  readonly productTermStarts: Uint32Array;
  readonly skuTerms: Uint8Array | Uint16Array | Uint32Array;
  readonly skuTermStarts: Uint32Array;
  readonly nameRanks: Readonly<Record<Locale, Uint32Array>>;
  readonly sortKeys: Readonly<Record<Locale, Strings>>;
  /** Cents and percent at the time of `setTime`; `NONE` without. */
  price: Int32Array;
  discount: Int16Array;
  private readonly stored: Readonly<{
    price: Int32Array;
    regular: Int32Array;
    discount: Int16Array;
    saleEndsAt: Float64Array;
  }>;
  private readonly productLine: Int32Array;
  private readonly skuOrder: Uint32Array;
  private readonly productSkuOrder: Uint32Array;
  private readonly skus: Strings;
  private readonly productSkus: Strings;
  private readonly attributeKeys: Strings;
  private readonly attributeTexts: Strings;
  private readonly numbers = new Map<string, Float64Array>();
  private readonly clauses = new LRUCache<string, Bits>({ max: MAX_CLAUSES });
  /** The prices hold from the first time to the second. */
  private pricedFor: readonly [from: number, until: number] = [0, 0];

  constructor(packed: Packed) {
    const arrays = unpackArrays(packed);
    this.packed = packed;
    const read = arrayReader(arrays);
    this.ids = read.signed('ids');
    this.size = this.ids.length;
    this.live = allBits(this.size);
    this.words = new WordIndex(arrays, this.size);
    this.vocabulary = new Vocabulary(arrays);
    this.attributeKeys = stringsOf('attributeKeys', arrays);
    this.attributeTexts = stringsOf('attributeTexts', arrays);
    this.popularity = read.signed('popularity');
    this.firstSoldOn = read.signed('firstSoldOn');
    this.usedYear = read.short('usedYear');
    this.skuStarts = read.unsigned('skuStarts');
    this.productTerms = read.narrow('productTerms');
    this.productTermStarts = read.unsigned('productTermStarts');
    this.skuTerms = read.narrow('skuTerms');
    this.skuTermStarts = read.unsigned('skuTermStarts');
    this.nameRanks = { fi: read.unsigned('rankFi'), en: read.unsigned('rankEn') };
    this.sortKeys = { fi: stringsOf('fi', arrays), en: stringsOf('en', arrays) };
    this.skus = stringsOf('skus', arrays);
    this.terms = postingsOf('terms', arrays, this.skus.length);
    this.productSkus = stringsOf('productSkus', arrays);
    this.stored = {
      price: read.signed('price'),
      regular: read.signed('regular'),
      discount: read.short('discount'),
      saleEndsAt: read.float('saleEndsAt'),
    };
    this.price = this.stored.price;
    this.discount = this.stored.discount;
    this.productLine = read.signed('productLine');
    this.skuOrder = read.unsigned('skuOrder');
    this.productSkuOrder = read.unsigned('productSkuOrder');
    this.productOf = new Uint32Array(this.skus.length);
    for (let product = 0; product < this.size; product++)
      this.productOf.fill(product, this.skuStarts[product], this.skuStarts[product + 1]);
  }

  get skuCount(): number {
    return this.skus.length;
  }

  /** Removes products by their ids. */
  remove(ids: ReadonlySet<number>): void {
    const places =
      ids.size <= FEW
        ? Array.from(ids, (id) => this.ids.indexOf(id)).filter((place) => place >= 0)
        : Array.from(this.ids.keys()).filter((place) => ids.has(this.ids[place] ?? 0));
    for (const place of places) clearBit(this.live, place);
  }

  countLive(): { products: number; skus: number } {
    let skus = 0;
    eachBit(this.live, (product) => {
      skus += (this.skuStarts[product + 1] ?? 0) - (this.skuStarts[product] ?? 0);
    });
    return { products: countBits(this.live), skus };
  }

  /** Brings prices and discounts to a time: reductions end by themselves. Gives whether any changed. */
  setTime(now: number): boolean {
    const [from, until] = this.pricedFor;
    if (now >= from && now < until) return false;
    const { price, regular, discount, saleEndsAt: ends } = this.stored;
    let [lastEnd, nextEnd] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const [prices, discounts] = [price.slice(), discount.slice()];
    for (let sku = 0; sku < ends.length; sku++) {
      const end = ends[sku] ?? 0;
      if (end > now) nextEnd = Math.min(nextEnd, end);
      else {
        lastEnd = Math.max(lastEnd, end);
        if (regular[sku] !== NONE) prices[sku] = regular[sku] ?? 0;
        discounts[sku] = NONE;
      }
    }
    this.price = prices;
    this.discount = discounts;
    this.pricedFor = [lastEnd, nextEnd];
    this.clauses.clear();
    this.numbers.clear();
    return true;
  }

  /** The products with these skus of product pages. */
  placesOf(skus: readonly string[]): number[] {
    return skus.flatMap((sku) =>
      this.alike(this.productSkus, this.productSkuOrder, sku).filter((place) => this.productSkus.at(place) === sku),
    );
  }

  /** The products whose first category is this one or below it. */
  ofKind(path: string): Bits {
    return this.withTerm('kind', path);
  }

  vehicles(): Bits {
    return this.withTerm('vehicle', 'true');
  }

  private withTerm(kind: TermKind, text: string): Bits {
    const skus = emptyBits(this.skuCount);
    this.terms.markKey(termKey(kind, text.toLowerCase()), skus);
    const products = emptyBits(this.size);
    eachBit(skus, (sku) => setBit(products, this.productOf[sku] ?? 0));
    return products;
  }

  hit(product: number, sku = this.skuStarts[product] ?? 0): ProductHit {
    const [from, to] = this.terms.keys.range(termPrefix('categories'));
    const paths: string[] = [];
    for (let at = this.productTermStarts[product] ?? 0; at < (this.productTermStarts[product + 1] ?? 0); at++) {
      const term = this.productTerms[at] ?? 0;
      if (term >= from && term < to) paths.push(this.termText(term));
    }
    return {
      productId: this.ids[product] ?? 0,
      sku: this.skus.at(sku),
      parentSku: this.productSkus.at(product),
      productLine: this.productLine[sku] ?? 0,
      categories: paths,
    };
  }

  termText(term: number): string {
    const key = this.terms.keys.at(term);
    return key.slice(key.indexOf('\u001f') + 1);
  }

  /** The texts of an attribute's key; undefined for an unknown one. */
  attributeText(key: string): AttributeText | undefined {
    const at = this.attributeKeys.find(key);
    return at < 0 ? undefined : JSON.parse(this.attributeTexts.at(at));
  }

  /** The skus that pass a clause. */
  clauseBits(clause: Clause, fitting: ProductSearch['fitting']): Bits {
    const isStored = clause.every(({ attribute }) => attribute !== 'vehicle');
    const key = JSON.stringify(clause);
    const known = isStored ? this.clauses.get(key) : undefined;
    if (known) return known;
    const bits = emptyBits(this.skuCount);
    for (const condition of clause) {
      const own = emptyBits(this.skuCount);
      this.markCondition(condition, fitting, own);
      if (condition.negated) invertBits(own, this.skuCount);
      orBits(bits, own);
    }
    if (isStored) this.clauses.set(key, bits);
    return bits;
  }

  /** The number of each sku; NaN where it has none. Undefined for an attribute that is not a number. */
  numbersOf(attribute: string): Float64Array | undefined {
    const known = this.numbers.get(attribute);
    if (known) return known;
    const read = this.numberOf(attribute);
    if (!read) return undefined;
    // a loop over an array is four times as fast as one that calls back
    const numbers = new Float64Array(this.skuCount);
    for (let sku = 0; sku < numbers.length; sku++) numbers[sku] = read(sku);
    this.numbers.set(attribute, numbers);
    return numbers;
  }

  private numberOf(attribute: string): ((sku: number) => number) | undefined {
    const { price, discount, productOf, popularity, firstSoldOn, usedYear } = this;
    const known = (value: number) => (value === NONE ? Number.NaN : value);
    switch (attribute) {
      case 'price':
      case 'finalPrice.inclTax':
        return (sku) => known(price[sku] ?? 0) / 100;
      case 'discountPercent':
        return (sku) => known(discount[sku] ?? 0);
      case 'productLine':
        return (sku) => this.productLine[sku] ?? 0;
      case 'popularity':
        return (sku) => popularity[productOf[sku] ?? 0] ?? 0;
      case 'firstSoldOn':
        return (sku) => (firstSoldOn[productOf[sku] ?? 0] ?? 0) * DAY_SECONDS;
      case 'usedYear':
        return (sku) => known(usedYear[productOf[sku] ?? 0] ?? 0);
      default:
        return undefined;
    }
  }

  /** Reads the text of a sku by which few searches filter or count. */
  textOf(attribute: string): (sku: number) => string {
    if (attribute === 'parentSku') return (sku) => this.productSkus.at(this.productOf[sku] ?? 0);
    if (attribute === 'discounted') return (sku) => String(this.discount[sku] !== NONE);
    return (sku) => this.skus.at(sku);
  }

  /** The places whose lower-case text is that of `text`. */
  private alike(texts: Strings, order: Uint32Array, text: string): number[] {
    const wanted = text.toLowerCase();
    const keyAt = (i: number) => texts.at(order[i] ?? 0).toLowerCase();
    let [from, to] = [0, order.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (keyAt(middle) < wanted) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    for (let i = from; i < order.length && keyAt(i) === wanted; i++) found.push(order[i] ?? 0);
    return found;
  }

  private markProduct(product: number, bits: Bits): void {
    for (let sku = this.skuStarts[product] ?? 0; sku < (this.skuStarts[product + 1] ?? 0); sku++) setBit(bits, sku);
  }

  private markCondition(condition: Condition, fitting: ProductSearch['fitting'], bits: Bits): void {
    const { attribute } = condition;
    const numbers = this.numbersOf(attribute);
    if (numbers && condition.kind === 'range') {
      // prices, which every listing filters by: twice as fast as below
      const { from, to } = condition;
      for (let sku = 0; sku < numbers.length; sku++) {
        const value = numbers[sku] ?? Number.NaN;
        if (value >= from && value <= to) setBit(bits, sku);
      }
    } else if (numbers) {
      for (let sku = 0; sku < numbers.length; sku++) {
        const value = numbers[sku] ?? Number.NaN;
        if (!Number.isNaN(value) && holds(condition, value)) setBit(bits, sku);
      }
    } else if (condition.kind === 'value') this.markValue(attribute, condition.value, fitting, bits);
  }

  private markValue(attribute: string, value: string, fitting: ProductSearch['fitting'], bits: Bits): void {
    const wanted = value.toLowerCase();
    const kind = termKinds[attribute];
    if (attribute === 'vehicle') {
      for (const product of this.placesOf(fitting[value] ?? [])) this.markProduct(product, bits);
    } else if (attribute === 'brand') {
      const [from, to] = this.terms.keys.range(termPrefix('brand'));
      for (let term = from; term < to; term++)
        if (this.termText(term).toLowerCase() === wanted) this.terms.mark(term, term + 1, bits);
    } else if (kind) this.terms.markKey(termKey(kind, wanted), bits);
    else if (attribute === 'discounted') {
      for (let sku = 0; sku < this.skuCount; sku++)
        if (String(this.discount[sku] !== NONE) === wanted) setBit(bits, sku);
    } else if (attribute === 'parentSku') {
      for (const product of this.alike(this.productSkus, this.productSkuOrder, value)) this.markProduct(product, bits);
    } else for (const sku of this.alike(this.skus, this.skuOrder, value)) setBit(bits, sku);
  }
}
