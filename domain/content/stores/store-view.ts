import type { Locale } from '#domain/base/locale.ts';
import type { StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';
import type { DayHours } from '#domain/base/time/opening-hours.ts';
import { namedDays } from './special-days.ts';

/** So far ahead a store's pages tell the days that differ from its week. */
export const TOLD_DAYS = 45;

/** A store as pages and search engines are told of it. */
export type StoreView = Pick<
  StoreConfig,
  'id' | 'name' | 'street' | 'postcode' | 'city' | 'phone' | 'email' | 'hours'
> & {
  /** Days that differ from the week within `TOLD_DAYS`, in order; `hours` null is closed. */
  special: { day: string; name: string; hours: DayHours | null }[];
  services: string[];
};

/** A store in a language as it is from `today` (`YYYY-MM-DD`, the shop's own day) on. */
export function storeView(store: StoreConfig, details: StoreDetails, locale: Locale, today: string): StoreView {
  const { id, name, street, postcode, city, phone, email, hours } = store;
  return {
    ...{ id, name, street, postcode, city, phone, email, hours },
    special: namedDays(store, details, today, TOLD_DAYS).map(({ day, name: names, hours: open }) => ({
      ...{ day, hours: open },
      name: names[locale],
    })),
    services: details.services.map((service) => service[locale]),
  };
}
