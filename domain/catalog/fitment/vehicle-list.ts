/** A model the shopper can choose; `years` are the first and last model year, null when the year does not matter. */
export type VehicleModel = { name: string; years: [first: number, last: number] | null };
export type VehicleMake = { name: string; models: VehicleModel[] };

/** The years in all fitment rows of a model. */
export type ModelYearBounds = {
  /** The smallest and the greatest year in any row; null when no row has one. */
  least: number | null;
  greatest: number | null;
  /** Whether any row has an open start or an open end. */
  openStart: boolean;
  openEnd: boolean;
};

/** Parts for older machines are rarely on sale. */
const OLDEST = 25;

/**
 * The model years to choose from. Bounded rows give their smallest and greatest year. An open end reaches the next model
 * year, an open start goes `OLDEST` years back. Null when no row has a year.
 */
export function modelYears(
  { least, greatest, openStart, openEnd }: ModelYearBounds,
  thisYear: number,
): [number, number] | null {
  if (least === null || greatest === null) return null;
  const first = openStart ? Math.min(least, thisYear - OLDEST) : least;
  const last = openEnd ? Math.max(greatest, thisYear + 1) : greatest;
  return [first, last];
}
