import { examplePoints } from './example-points.ts';
import type { CarrierName, CarrierPoint, PointSearch, PointSource } from './provider.ts';

/** Estimates distance by the difference of postcodes, which are assigned by region. */
export const postcodeDistance = (a: string, b: string): number => Math.abs(Number(a) - Number(b));

/** Length of the postcode prefix of a region; points in other regions are too far away. */
const regionOf = (postcode: string) => postcode.slice(0, 2);

/** The points in the region of a postcode, nearest first; where the region has none, the single nearest one. */
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

/** True when a point is in the country and, if required, a locker. */
export const isOf = (
  point: CarrierPoint,
  { country, lockersOnly }: Pick<PointSearch, 'country' | 'lockersOnly'>,
): boolean => (point.country ?? 'FI') === country && (point.isLocker || !lockersOnly);

/** Service points from the embedded list; needs neither network nor contract. */
export function createStaticSource(carrier: CarrierName, points: readonly CarrierPoint[] = examplePoints): PointSource {
  const own = points.filter(({ provider }) => provider === carrier);
  return {
    search: async ({ country, ...search }) => (country === 'FI' ? nearest(own, search) : []),
    get: async (id, of) => own.find((point) => point.id === id && isOf(point, of)) ?? null,
  };
}
