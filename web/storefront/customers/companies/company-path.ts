import type { Locale } from '#domain/base/locale.ts';
import { inLocale } from '#web/storefront/base/links.ts';

/** The parameter that opens the form of the company's details. */
export const OPEN = 'muuta';

/** The path of the orders of a company. */
export const companyOrdersPath = (locale: Locale): string => inLocale(locale, '/oma-tili/yritys/tilaukset');

/** The path of "Yritystili"; `isOpen` shows the form of its details. */
export const companyPath = (locale: Locale, isOpen = false): string =>
  inLocale(locale, '/oma-tili/yritys', isOpen ? `?${OPEN}=1` : '');
