import type { Locale } from '#domain/base/locale.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { bookableWorks } from '#domain/sales/service-bookings/bookable-work.ts';
import { format } from '#web/messages/dates.ts';

/** `9.00`, `09:00`. */
export const clockText = (at: Date, locale: Locale): string =>
  format(locale, { hour: 'numeric', minute: '2-digit' }).format(at);

/** The name of a work of a store; its id when the store has it no more. On the server. */
export const workName = (storeId: string, work: string, locale: Locale): string =>
  bookableWorks(detailsOf(storeId)).find(({ id }) => id === work)?.name[locale] ?? work;
