import type { Locale } from '#domain/base/locale.ts';

/** A country's name by its two letters. */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
