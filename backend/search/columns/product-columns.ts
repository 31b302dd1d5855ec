/** One sku as it is filtered and counted. Words are numbers of a `Words`; lists that are the same are one list. */
export type SkuColumns = {
  sku: string;
  position: number;
  stores: readonly number[];
  attributes: readonly number[];
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

/** Texts as small numbers, so that counting them is adding to an array. */
export class Words {
  private readonly numbers = new Map<string, number>();
  private readonly lists = new Map<string, readonly number[]>();
  readonly texts: string[] = [];

  number(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** The number of a text if any product says it. */
  find(text: string): number | undefined {
    return this.numbers.get(text);
  }

  list(texts: readonly string[]): readonly number[] {
    const numbers = texts.map((text) => this.number(text));
    const key = numbers.join();
    const known = this.lists.get(key);
    if (known) return known;
    this.lists.set(key, numbers);
    return numbers;
  }
}
