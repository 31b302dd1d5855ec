import type { OpeningHours } from '#domain/base/time/local-clock.ts';

export type CarrierName = 'posti' | 'matkahuolto';

/** A pickup point or parcel locker of a carrier. The order stores the chosen one as it was. */
export type ServicePoint = {
  id: string;
  provider: CarrierName;
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** ISO code; Finland by default. */
  country?: string;
  isLocker: boolean;
  /** As text, e.g. 'ma–su 7–22'; null when always open or unknown. */
  openingHours: string | null;
  /** Metres from the searched postcode. */
  distanceM?: number;
  lat?: number;
  lng?: number;
  /** The routing code that the carrier's label needs besides the id. */
  routingCode?: string;
  /** Location in the building. */
  note?: string;
  /** From the embedded list, because the carrier failed: it may hand the parcel out at another point nearby. */
  isSpare?: true;
};

/** A point as read from a carrier, with opening hours not yet formatted for a locale. */
export type CarrierPoint = Omit<ServicePoint, 'openingHours' | 'isSpare'> & { hours: OpeningHours | null };

export type PointSearch = { postcode: string; country: string; lockersOnly: boolean; limit: number };

/** A source of service points: the embedded list, or a carrier's service. */
export interface PointSource {
  /** Nearest points first. Rejects with `CarrierFailed` without a usable response. */
  search(search: PointSearch): Promise<CarrierPoint[]>;
  get(id: string, of: Pick<PointSearch, 'country' | 'lockersOnly'>): Promise<CarrierPoint | null>;
}

/** The carrier gave no usable response; the message says why. */
export class CarrierFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CarrierFailed';
  }
}
