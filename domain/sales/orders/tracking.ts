import { keysOf } from '#domain/base/records.ts';

/** Carriers and their tracking pages; `{code}` is replaced by the tracking code. */
const CARRIERS = {
  posti: { name: 'Posti', url: 'https://www.posti.fi/fi/seuranta#/lahetys/{code}' },
  matkahuolto: { name: 'Matkahuolto', url: 'https://www.matkahuolto.fi/seuranta?parcelNumber={code}' },
  other: { name: 'Kuljetusliike', url: null },
} as const;

export type Carrier = keyof typeof CARRIERS;
export const carriers = keysOf(CARRIERS);

/** The carrier by its name in the delivery table; 'other' for one without a tracking page. */
export const carrierOf = (name: string | null | undefined): Carrier =>
  carriers.find((carrier) => carrier === name) ?? 'other';

export const carrierName = (carrier: string): string => CARRIERS[carrierOf(carrier)].name;

/** The tracking page of a parcel; null without a code or a tracking page. */
export function trackingUrl(carrier: string, code: string | null): string | null {
  const { url } = CARRIERS[carrierOf(carrier)];
  return url && code ? url.replace('{code}', encodeURIComponent(code)) : null;
}

/** True for the format of a tracking code: 4–40 letters, digits and dashes. */
export const isTrackingCode = (text: string): boolean => /^[A-Za-z0-9-]{4,40}$/.test(text);
