import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Vehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { inLocale } from '#web/storefront/base/links.ts';

type About = { sku?: Sku; vehicle?: Vehicle | null };

/** The path of "Kysy osaa", with what the shopper has in view filled in. Not in `links`, which every page loads. */
export function askPart(locale: Locale, { sku, vehicle }: About = {}): string {
  const about = new URLSearchParams({
    ...(sku && { osa: sku }),
    ...(vehicle && { ajoneuvo: writeVehicle(vehicle) }),
  });
  return inLocale(locale, '/kysy-osaa', about.size > 0 ? `?${about}` : '');
}

/** The path of "Tunnista koneesi": a machine by registration number or VIN. */
export const findByCode = (locale: Locale): string => inLocale(locale, '/kone/tunnus');
