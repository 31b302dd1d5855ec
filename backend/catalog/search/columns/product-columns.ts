import type { Sku } from '#domain/base/ids.ts';

/** One sku as it is filtered and counted. Words are numbers of a `Words`; equal lists are shared. */
export type SkuColumns = {
  sku: Sku;
  position: number;
  stores: readonly number[];
  attributes: readonly number[];
  /** All words by which it is counted, including its product's, in one list: reading one list is faster than reading five. */
  terms: readonly number[];
  /** In cents until `saleEndsAt` (ms since 1970), then `regular`; null: no price. */
  price: number | null;
  regular: number | null;
  /** Percent off until `saleEndsAt`; null: not reduced. */
  discount: number | null;
  saleEndsAt: number;
  inStock: boolean;
  outlet: boolean;
  productLine: number;
};

/** One product page with its skus in order. */
export type ProductColumns = {
  id: number;
  sku: Sku;
  popularity: number;
  brand: number;
  categories: readonly number[];
  labels: readonly number[];
  /** Seconds since 1970. */
  firstSoldOn: number;
  usedYear: number | null;
  sortKeys: { fi: string; en: string };
  skus: SkuColumns[];
};

/** Kinds of words; each kind has its own words. */
export type WordKind = 'brand' | 'categories' | 'stores' | 'labels' | 'attributes' | 'inStock' | 'outlet' | 'used';

/** Maps texts to small integers, so that counting them is an array increment. */
export class Words {
  private readonly numbers = new Map<string, number>();
  private readonly lists = new Map<string, readonly number[]>();
  private readonly kinds = new Map<WordKind, number[]>();
  readonly texts: string[] = [];

  number(kind: WordKind, text: string): number {
    const key = `${kind} ${text}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(key, number);
    const others = this.kinds.get(kind);
    if (others) others.push(number);
    else this.kinds.set(kind, [number]);
    return number;
  }

  /** The number of a text; undefined when no product has it. */
  find(kind: WordKind, text: string): number | undefined {
    return this.numbers.get(`${kind} ${text}`);
  }

  /** All numbers of a kind. */
  of(kind: WordKind): readonly number[] {
    return this.kinds.get(kind) ?? [];
  }

  list(kind: WordKind, texts: readonly string[]): readonly number[] {
    const numbers = texts.map((text) => this.number(kind, text));
    const key = numbers.join();
    const known = this.lists.get(key);
    if (known) return known;
    this.lists.set(key, numbers);
    return numbers;
  }
}
