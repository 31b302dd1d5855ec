import type { ServicePoint } from '#backend/sales/delivery/service.ts';

const NEAR = 1000;

/** A rounded distance: `350 m`, `1,2 km`, `14 km`. */
export function distanceText(metres: number): string {
  if (metres < NEAR) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${(km < 10 ? km.toFixed(1) : km.toFixed(0)).replace('.', ',')} km`;
}

/** The address of a point on one line. */
export const placeText = ({ street, postcode, city }: Pick<ServicePoint, 'street' | 'postcode' | 'city'>): string =>
  [street, `${postcode} ${city}`].filter(Boolean).join(', ');
