/** Who carries a parcel, and where its code is followed. `{code}` stands for it. */
const CARRIERS = {
  posti: { name: 'Posti', url: 'https://www.posti.fi/fi/seuranta#/lahetys/{code}' },
  matkahuolto: { name: 'Matkahuolto', url: 'https://www.matkahuolto.fi/seuranta?parcelNumber={code}' },
  other: { name: 'Kuljetusliike', url: null },
} as const;

export type Carrier = keyof typeof CARRIERS;
export const carriers = Object.keys(CARRIERS) as Carrier[];

/** The carrier of a name as the delivery table has it; one without a page of its own to follow parcels is 'other'. */
export const carrierOf = (name: string | null | undefined): Carrier =>
  carriers.find((carrier) => carrier === name) ?? 'other';

export const carrierName = (carrier: string): string => CARRIERS[carrierOf(carrier)].name;

/** Where a parcel is followed; null without a code or a page for it. */
export function trackingUrl(carrier: string, code: string | null): string | null {
  const { url } = CARRIERS[carrierOf(carrier)];
  return url && code ? url.replace('{code}', encodeURIComponent(code)) : null;
}

/** A tracking code as carriers write them: letters, digits and dashes, spaces left out. */
export const isTrackingCode = (text: string): boolean => /^[A-Za-z0-9-]{4,40}$/.test(text);
