import type { OpeningHours } from '#domain/base/time/local-clock.ts';

export type CarrierName = 'posti' | 'matkahuolto';

/** A place where a carrier hands parcels out (facts 4). The chosen one is kept with the order as it was. */
export type ServicePoint = {
  id: string;
  provider: CarrierName;
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** ISO code; Finland when it is not said. */
  country?: string;
  isLocker: boolean;
  /** As text, e.g. 'ma–su 7–22'; null when always open or unknown. */
  openingHours: string | null;
  /** Metres from what was searched by. */
  distanceM?: number;
  lat?: number;
  lng?: number;
  /** What the carrier's label wants besides the id. */
  routingCode?: string;
  /** Where in the building it is. */
  note?: string;
  /** From the list in the program, because the carrier did not answer: it may hand the parcel out elsewhere nearby. */
  isSpare?: true;
};

/** A point as carriers tell it: its hours are not yet words of a language. */
export type CarrierPoint = Omit<ServicePoint, 'openingHours' | 'isSpare'> & { hours: OpeningHours | null };

export type PointSearch = { postcode: string; country: string; lockersOnly: boolean; limit: number };

/** Where service points come from: the embedded list, or a carrier's own service. */
export interface PointSource {
  /** The nearest points first. Rejects with `CarrierFailed` when there is no usable answer. */
  search(search: PointSearch): Promise<CarrierPoint[]>;
  get(id: string, of: Pick<PointSearch, 'country' | 'lockersOnly'>): Promise<CarrierPoint | null>;
}

/** The carrier did not give an answer that could be used; the message says why. */
export class CarrierFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CarrierFailed';
  }
}
