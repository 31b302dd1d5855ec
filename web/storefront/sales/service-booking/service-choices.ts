import type { Locale } from '#domain/base/locale.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { bookableWorks } from '#domain/sales/service-bookings/bookable-work.ts';
import { shop } from '#shop.config';

export type WorkChoice = { id: string; minutes: number; name: string; price: string };
export type StoreChoice = { id: string; name: string; phone: string; address: string; works: WorkChoice[] };

/** The stores that take bookings, with their works in a language, of which some may be left out. On the server: details of stores stay there. */
export const serviceChoices = (locale: Locale, isShown: (work: string) => boolean = () => true): StoreChoice[] =>
  shop.stores.flatMap(({ id, name, phone, street, postcode, city }) => {
    const works = bookableWorks(detailsOf(id)).flatMap((work) => {
      const { id: workId, minutes, name: names, price } = work;
      return isShown(workId) ? [{ id: workId, minutes, name: names[locale], price: price[locale] }] : [];
    });
    return works.length > 0 ? [{ id, name, phone, address: `${street}, ${postcode} ${city}`, works }] : [];
  });
