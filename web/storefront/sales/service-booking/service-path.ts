import type { Locale } from '#domain/base/locale.ts';
import { inLocale } from '#web/storefront/base/links.ts';

/** What the form of times begins with. */
export type ServiceQuery = { myymala?: string; tyo?: string; alkaen?: string; kone?: string };

/** The page that books a work in a workshop. */
export function servicePath(locale: Locale, query: ServiceQuery = {}): string {
  const text = new URLSearchParams(query).toString();
  return inLocale(locale, '/varaa-huolto', text ? `?${text}` : '');
}

/** The page of a booking, by its secret. */
export const bookingPath = (locale: Locale, secret: string, rest = ''): string =>
  inLocale(locale, `/varaa-huolto/${secret}`, rest);
