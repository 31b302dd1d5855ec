import type { Locale } from '#domain/base/locale.ts';

/** A specially ordered part has arrived in the store, to the customer. One per arrival. */
export type SpecialOrderMail = {
  kind: 'special-order-arrived';
  id: number;
  /** Of the order, raised by every change of it. */
  version: number;
  to: string;
  name: string;
  locale: Locale;
  storeId: string;
  title: string;
  sku: string;
  pieces: number;
};

export const exampleSpecialOrderMail = (locale: Locale): SpecialOrderMail => ({
  kind: 'special-order-arrived',
  id: 12,
  version: 2,
  to: 'aino@example.fi',
  name: 'Aino Äyräpää',
  locale,
  storeId: 'oulu',
  title: 'Jarrupala, sisä',
  sku: '9875-253@1499',
  pieces: 2,
});
