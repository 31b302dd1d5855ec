import type { Fitment } from '#domain/catalog/products/product.ts';

/** The shopper's own vehicle; `year` null when it was not told. */
export type Vehicle = { make: string; model: string; year: number | null };

/** `check`: it may fit, look at the note or the year. `unknown`: nobody has told what the thing fits. */
export type FitVerdict = 'fits' | 'check' | 'no' | 'unknown';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const hasOpenYears = ({ yearFrom, yearTo }: Fitment) => yearFrom === null && yearTo === null;
const isOfYear = ({ yearFrom, yearTo }: Fitment, year: number) =>
  (yearFrom === null || yearFrom <= year) && (yearTo === null || year <= yearTo);

/** Does a thing with these fitment rows fit the vehicle? A row with a note, or a year nobody told, has to be checked. */
export function fitVerdict(fitment: readonly Fitment[], vehicle: Vehicle): FitVerdict {
  if (fitment.length === 0) return 'unknown';
  const ofModel = fitmentOfModel(fitment, vehicle);
  const { year } = vehicle;
  const ofYear = ofModel.filter((row) => hasOpenYears(row) || year === null || isOfYear(row, year));
  if (ofYear.length === 0) return 'no';
  return ofYear.some((row) => !row.note && (hasOpenYears(row) || year !== null)) ? 'fits' : 'check';
}

/** The rows that speak of the vehicle's model: why it fits, does not, or has to be checked. */
export const fitmentOfModel = (fitment: readonly Fitment[], vehicle: Vehicle): Fitment[] =>
  fitment.filter((row) => same(row.make, vehicle.make) && same(row.model, vehicle.model));

const SEPARATOR = '|';

/** A vehicle as one text for an address: `Polaris|PN 640 Trail|2024`, without a year `Polaris|PN 640 Trail`. */
export const writeVehicle = ({ make, model, year }: Vehicle): string =>
  [make, model, ...(year === null ? [] : [year])].join(SEPARATOR);

/** The inverse of `writeVehicle`; null for what is no vehicle. */
export function readVehicle(text: string | null): Vehicle | null {
  const [make = '', model = '', yearText = '', ...rest] = (text ?? '').split(SEPARATOR).map((part) => part.trim());
  if (!make || !model || rest.length > 0 || make.length > 60 || model.length > 100) return null;
  if (yearText === '') return { make, model, year: null };
  const year = Number(yearText);
  return Number.isInteger(year) && year >= 1900 && year <= 2100 ? { make, model, year } : null;
}
