/** A place where a carrier hands parcels out (facts 4). The chosen one is kept with the order as it was. */
export type ServicePoint = {
  id: string;
  provider: 'posti' | 'matkahuolto';
  name: string;
  street: string;
  postcode: string;
  city: string;
  isLocker: boolean;
  /** As text, e.g. 'ma–su 7–22'; null when always open or unknown. */
  openingHours: string | null;
};

export type ServicePointSearch = {
  provider: ServicePoint['provider'];
  postcode: string;
  lockersOnly: boolean;
  limit: number;
};

/** Where service points come from: the embedded list, or a carrier's own service. */
export interface ServicePointProvider {
  /** The nearest points first. */
  search(search: ServicePointSearch): Promise<ServicePoint[]>;
  get(provider: ServicePoint['provider'], id: string): Promise<ServicePoint | null>;
}
