/** One sku as it is filtered and counted. Words are numbers of a `Words`; lists that are the same are one list. */
export type SkuColumns = {
  sku: string;
  position: number;
  stores: readonly number[];
  attributes: readonly number[];
  /** All words by which it is counted, those of its product too, in one list: reading five takes five times as long. */
  said: readonly number[];
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
  sku: string;
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

/** What words can be about; each has words of its own. */
export type WordKind = 'brand' | 'categories' | 'stores' | 'labels' | 'attributes' | 'inStock' | 'outlet' | 'used';

/** Texts as small numbers, so that counting them is adding to an array. */
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

  /** The number of a text if any product says it. */
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
