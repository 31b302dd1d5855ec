/** What a shopper chooses a vehicle from; `years` are the first and the last model year, null when years do not matter. */
export type VehicleModel = { name: string; years: [first: number, last: number] | null };
export type VehicleMake = { name: string; models: VehicleModel[] };

/** What all fitment rows of a model say of its years. */
export type ToldYears = {
  /** The smallest and the greatest year that any row tells; null when none tells one. */
  least: number | null;
  greatest: number | null;
  /** A row is open towards the past; towards the future. */
  openStart: boolean;
  openEnd: boolean;
};

/** A machine older than this is rarely repaired with parts that are still sold. */
const OLDEST = 25;

/**
 * The model years to choose from. A model whose rows are all bounded was made from the least to the greatest year; an
 * open end reaches to the coming model year, an open start `OLDEST` years back. Null when no row tells a year.
 */
export function modelYears(
  { least, greatest, openStart, openEnd }: ToldYears,
  thisYear: number,
): [number, number] | null {
  if (least === null || greatest === null) return null;
  const first = openStart ? Math.min(least, thisYear - OLDEST) : least;
  const last = openEnd ? Math.max(greatest, thisYear + 1) : greatest;
  return [first, last];
}
