import type { Fitment } from '#domain/catalog/products/product.ts';

/** The shopper's own vehicle; `year` is null when unknown (vehicle-1). */
export type Vehicle = { make: string; model: string; year: number | null };

/** `check`: may fit, depending on a note or on the unknown year. `unknown`: there is no fitment data. */
export type FitVerdict = 'fits' | 'check' | 'no' | 'unknown';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const hasOpenYears = ({ yearFrom, yearTo }: Fitment) => yearFrom === null && yearTo === null;
const isOfYear = ({ yearFrom, yearTo }: Fitment, year: number) =>
  (yearFrom === null || yearFrom <= year) && (yearTo === null || year <= yearTo);

/** Whether a product with these fitment rows fits the vehicle. A note or a missing year gives `check`. */
export function fitVerdict(fitment: readonly Fitment[], vehicle: Vehicle): FitVerdict {
  if (fitment.length === 0) return 'unknown';
  const ofModel = fitmentOfModel(fitment, vehicle);
  const { year } = vehicle;
  const ofYear = ofModel.filter((row) => hasOpenYears(row) || year === null || isOfYear(row, year));
  if (ofYear.length === 0) return 'no';
  return ofYear.some((row) => !row.note && (hasOpenYears(row) || year !== null)) ? 'fits' : 'check';
}

/** The fitment rows of the vehicle's model, shown as the reason for the verdict. */
export const fitmentOfModel = (fitment: readonly Fitment[], vehicle: Vehicle): Fitment[] =>
  fitment.filter((row) => same(row.make, vehicle.make) && same(row.model, vehicle.model));

const SEPARATOR = '|';

/** A vehicle as one URL parameter: `Polaris|PN 640 Trail|2024`, without a year `Polaris|PN 640 Trail`. */
export const writeVehicle = ({ make, model, year }: Vehicle): string =>
  [make, model, ...(year === null ? [] : [year])].join(SEPARATOR);

/** The inverse of `writeVehicle`; null for malformed text. */
export function readVehicle(text: string | null): Vehicle | null {
  const [make = '', model = '', yearText = '', ...rest] = (text ?? '').split(SEPARATOR).map((part) => part.trim());
  if (!make || !model || rest.length > 0 || make.length > 60 || model.length > 100) return null;
  if (yearText === '') return { make, model, year: null };
  const year = Number(yearText);
  return Number.isInteger(year) && year >= 1900 && year <= 2100 ? { make, model, year } : null;
}
