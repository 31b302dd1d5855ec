import type { Locale } from '#domain/base/locale.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop } from '#shop.config';

export type WorkChoice = { id: string; minutes: number; name: string; price: string };
export type StoreChoice = { id: string; name: string; phone: string; address: string; works: WorkChoice[] };

/** The stores that take bookings, with their works in a language. On the server: details of stores stay there. */
export const serviceChoices = (locale: Locale): StoreChoice[] =>
  shop.stores.flatMap(({ id, name, phone, street, postcode, city }) => {
    const works = detailsOf(id).workshop?.works.map((work) => ({
      ...{ id: work.id, minutes: work.minutes, name: work.name[locale], price: work.price[locale] },
    }));
    return works ? [{ id, name, phone, address: `${street}, ${postcode} ${city}`, works }] : [];
  });
