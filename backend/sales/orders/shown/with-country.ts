import type { Locale } from '#domain/base/locale.ts';
import type { OrderAddress } from '../stored-order.ts';

/** An address to print: abroad, the town includes the country. */
export function withCountry<Address extends OrderAddress>(address: Address, locale: Locale): Address {
  const { city, country = 'FI' } = address;
  if (country === 'FI') return address;
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  return { ...address, city: `${city}, ${name}` };
}
