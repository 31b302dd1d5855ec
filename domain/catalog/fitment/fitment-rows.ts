/** A vehicle as goods fit it; a null year is an open end. */
export type FittedVehicle = { make: string; model: string; yearFrom: number | null; yearTo: number | null };

/** What is done to goods: they gain vehicles, lose them, or one vehicle takes the place of others. */
export type FitmentChange =
  | { kind: 'add' | 'remove'; vehicles: readonly FittedVehicle[] }
  | { kind: 'replace'; vehicles: readonly FittedVehicle[]; by: FittedVehicle };

/** A row of fitment.delta. */
export type FitmentDelta = {
  sku: string;
  make: string;
  model: string;
  yearFrom?: number;
  yearTo?: number;
  remove?: boolean;
};

const SEPARATOR = '|';

/** A vehicle as the value of a checkbox: `Polaris|PN 640|2022|`. */
export const vehicleKey = ({ make, model, yearFrom, yearTo }: FittedVehicle): string =>
  [make, model, yearFrom ?? '', yearTo ?? ''].join(SEPARATOR);

const yearOf = (text: string): number | null | undefined =>
  text === '' ? null : /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;

/** The inverse of `vehicleKey`, also of typed fields; null for what no vehicle is. */
export function readVehicleKey(key: string): FittedVehicle | null {
  const [make = '', model = '', from = '', to = '', ...rest] = key.split(SEPARATOR).map((part) => part.trim());
  const [yearFrom, yearTo] = [yearOf(from), yearOf(to)];
  if (!make || !model || /\p{Cc}/u.test(key) || rest.length > 0 || yearFrom === undefined || yearTo === undefined)
    return null;
  return yearFrom !== null && yearTo !== null && yearFrom > yearTo ? null : { make, model, yearFrom, yearTo };
}

const rowOf = (sku: string, { make, model, yearFrom, yearTo }: FittedVehicle, remove: boolean): FitmentDelta => ({
  sku,
  make,
  model,
  ...(yearFrom !== null && { yearFrom }),
  ...(yearTo !== null && { yearTo }),
  ...(remove && { remove }),
});

/** The rows of fitment.delta that change every one of the goods (fitment-1): each vehicle of each sku once. */
export function fitmentRows(skus: readonly string[], change: FitmentChange): FitmentDelta[] {
  const by = change.kind === 'replace' ? change.by : null;
  const gone = change.vehicles.filter((vehicle) => !by || vehicleKey(vehicle) !== vehicleKey(by));
  return [...new Set(skus)].flatMap((sku) => [
    ...gone.map((vehicle) => rowOf(sku, vehicle, change.kind !== 'add')),
    ...(by ? [rowOf(sku, by, false)] : []),
  ]);
}
