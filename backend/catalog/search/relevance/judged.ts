import type { Locale } from '#domain/base/locale.ts';
import type { DemoProduct } from './demo-products.ts';

/** A condition on a product: its name, brand, codes and first category. Independent of search results. */
export type Is = (product: DemoProduct) => boolean;

/**
 * A query with relevance judgements: 3 what the shopper wants, 2 nearly that, 1 an accessory. A product has the grade of the
 * first judgement that it matches, else 0.
 */
export type Judged = { locale: Locale; q: string; judgements: readonly (readonly [grade: 1 | 2 | 3, Is])[] };

export const fi = (q: string, ...judgements: Judged['judgements']): Judged => ({ locale: 'fi', q, judgements });
export const en = (q: string, ...judgements: Judged['judgements']): Judged => ({ locale: 'en', q, judgements });

/** Its first category is one of these or a descendant. */
export const kind =
  (...paths: string[]): Is =>
  ({ category }) =>
    paths.some((path) => category === path || category.startsWith(`${path}/`));

/** Its Finnish or English name contains this. */
export const named =
  (pattern: RegExp): Is =>
  ({ name }) =>
    pattern.test(name.fi) || pattern.test(name.en ?? '');

export const brand =
  (name: string): Is =>
  (product) =>
    product.brand === name;

/** Its code, that of one of its skus, or an EAN starts with this. */
export const code =
  (start: string): Is =>
  (product) =>
    product.codes.some((own) => own.toLowerCase().startsWith(start.toLowerCase()));

export const both =
  (...all: Is[]): Is =>
  (product) =>
    all.every((is) => is(product));
export const either =
  (...any: Is[]): Is =>
  (product) =>
    any.some((is) => is(product));
export const not =
  (is: Is): Is =>
  (product) =>
    !is(product);

export const gradeOf = ({ judgements }: Judged, product: DemoProduct): number =>
  judgements.find(([, is]) => is(product))?.[0] ?? 0;
