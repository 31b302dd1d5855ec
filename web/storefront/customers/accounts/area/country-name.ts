import type { Locale } from '#domain/base/locale.ts';

/** Name of a country by its two-letter code. */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
