import { examplePoints } from './example-points.ts';
import type { CarrierName, CarrierPoint, PointSearch, PointSource } from './provider.ts';

/** Postcodes run by region: the numerically nearest one is a fair guess of the nearest place. */
export const postcodeDistance = (a: string, b: string): number => Math.abs(Number(a) - Number(b));

/** Postcodes of one region begin so: farther away nobody fetches a parcel. */
const regionOf = (postcode: string) => postcode.slice(0, 2);

/**
 * The points of a postcode's region, the nearest first, lockers only where asked; where the region has none, the nearest
 * one there is.
 */
export const nearest = (
  points: readonly CarrierPoint[],
  { postcode, lockersOnly, limit }: { postcode: string; lockersOnly: boolean; limit: number },
): CarrierPoint[] => {
  const sorted = points
    .filter((point) => point.isLocker || !lockersOnly)
    .toSorted((a, b) => postcodeDistance(a.postcode, postcode) - postcodeDistance(b.postcode, postcode));
  const ofRegion = sorted.filter((point) => regionOf(point.postcode) === regionOf(postcode));
  return (ofRegion.length > 0 ? ofRegion : sorted.slice(0, 1)).slice(0, limit);
};

/** Whether a point may be chosen where only lockers of a country, or all its points, serve. */
export const isOf = (
  point: CarrierPoint,
  { country, lockersOnly }: Pick<PointSearch, 'country' | 'lockersOnly'>,
): boolean => (point.country ?? 'FI') === country && (point.isLocker || !lockersOnly);

/** Service points of a carrier from a list in the program: works with no network and no contract. */
export function createStaticSource(carrier: CarrierName, points: readonly CarrierPoint[] = examplePoints): PointSource {
  const own = points.filter(({ provider }) => provider === carrier);
  return {
    search: async ({ country, ...search }) => (country === 'FI' ? nearest(own, search) : []),
    get: async (id, of) => own.find((point) => point.id === id && isOf(point, of)) ?? null,
  };
}
