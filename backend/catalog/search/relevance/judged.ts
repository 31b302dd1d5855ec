import type { Locale } from '#domain/base/locale.ts';
import type { DemoProduct } from './demo-products.ts';

/** Tells of a product by what it is: its name, brand, codes and first category. Never by what a search answers. */
export type Is = (product: DemoProduct) => boolean;

/**
 * A shopper's query with what they would take for it: 3 what they asked for, 2 nearly that, 1 something that goes with it. A
 * product has the grade of the first judgement it meets, 0 when it meets none.
 */
export type Judged = { locale: Locale; q: string; judgements: readonly (readonly [grade: 1 | 2 | 3, Is])[] };

export const fi = (q: string, ...judgements: Judged['judgements']): Judged => ({ locale: 'fi', q, judgements });
export const en = (q: string, ...judgements: Judged['judgements']): Judged => ({ locale: 'en', q, judgements });

/** Its first category is one of these or lies under one. */
export const kind =
  (...paths: string[]): Is =>
  ({ category }) =>
    paths.some((path) => category === path || category.startsWith(`${path}/`));

/** Its Finnish or English name has this. */
export const named =
  (pattern: RegExp): Is =>
  ({ name }) =>
    pattern.test(name.fi) || pattern.test(name.en ?? '');

export const brand =
  (name: string): Is =>
  (product) =>
    product.brand === name;

/** Its code, that of one of its skus, or an EAN begins with this. */
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
