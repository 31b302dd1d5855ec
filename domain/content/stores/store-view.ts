import type { Locale } from '#domain/base/locale.ts';
import type { StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';
import type { DayHours } from '#domain/base/time/opening-hours.ts';
import { namedDays } from './special-days.ts';

/** Number of days for which store pages list special hours. */
export const SPECIAL_DAYS_AHEAD = 45;

/** A store as pages and structured data show it. */
export type StoreView = Pick<
  StoreConfig,
  'id' | 'name' | 'street' | 'postcode' | 'city' | 'phone' | 'email' | 'hours'
> & {
  /**
   * Days within `SPECIAL_DAYS_AHEAD` whose hours differ from the weekly ones, in order; `hours` is null when closed.
   */
  special: { day: string; name: string; hours: DayHours | null }[];
  services: string[];
};

/** Builds the view of a store in a locale, with special days from `today` (`YYYY-MM-DD` in the shop's time zone). */
export function storeView(store: StoreConfig, details: StoreDetails, locale: Locale, today: string): StoreView {
  const { id, name, street, postcode, city, phone, email, hours } = store;
  return {
    id,
    name,
    street,
    postcode,
    city,
    phone,
    email,
    hours,
    special: namedDays(store, details, today, SPECIAL_DAYS_AHEAD).map(({ day, name: names, hours: open }) => ({
      day,
      hours: open,
      name: names[locale],
    })),
    services: details.services.map((service) => service[locale]),
  };
}
