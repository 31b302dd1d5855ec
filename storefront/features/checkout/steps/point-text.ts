import type { ServicePoint } from '#backend/delivery/service.ts';
import type { T } from '#storefront/i18n/i18n.tsx';

const NEAR = 1000;

/** `350 m`, `1,2 km`, `14 km`: a distance as people say it. */
export function distanceText(metres: number): string {
  if (metres < NEAR) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${(km < 10 ? km.toFixed(1) : km.toFixed(0)).replace('.', ',')} km`;
}

/** A point in a list: its name and street, its town where no distance tells how near it is. */
export function pointText({ name, street, city, distanceM }: ServicePoint): string {
  const place = [name, street].filter(Boolean).join(', ');
  return distanceM === undefined ? `${place}, ${city}` : `${place} (${distanceText(distanceM)})`;
}

/** What is good to know of the chosen point: where it is, what it is, when it is open. */
export function pointFacts({ postcode, city, note, isLocker, openingHours }: ServicePoint, t: T): string {
  const kind = isLocker ? t('checkout.locker') : null;
  return [`${postcode} ${city}`, note, kind, openingHours].filter(Boolean).join(', ');
}
