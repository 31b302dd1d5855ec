import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

/** The stores' towns as a list: "Oulu, Rovaniemi ja Ranua". */
export const storeNames = (locale: Locale): string =>
  new Intl.ListFormat(locale).format(shop.stores.map(({ name }) => name));
