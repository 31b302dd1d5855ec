import { fieldsOf } from '#domain/base/records.ts';
import { readVehicle, type Vehicle, writeVehicle } from './fitment.ts';

/** The shopper's saved vehicles. The first is the current one; the rest are ordered by the latest choice (vehicle-1). */
export type Garage = readonly Vehicle[];

export const MAX_VEHICLES = 5;

const keyOf = (vehicle: Vehicle) => writeVehicle(vehicle).toLowerCase();
const without = (garage: Garage, vehicle: Vehicle) => garage.filter((other) => keyOf(other) !== keyOf(vehicle));

/** Puts the vehicle first, and drops the one chosen longest ago beyond `MAX_VEHICLES`. */
export const chooseVehicle = (garage: Garage, vehicle: Vehicle): Vehicle[] =>
  [vehicle, ...without(garage, vehicle)].slice(0, MAX_VEHICLES);

export const forgetVehicle = (garage: Garage, vehicle: Vehicle): Vehicle[] => without(garage, vehicle);

/** Reads saved vehicles from untrusted stored data; invalid entries are dropped. */
export function readGarage(stored: unknown): Vehicle[] {
  const given = fieldsOf(stored).vehicles;
  const vehicles = (Array.isArray(given) ? given : []).flatMap((entry: unknown) => {
    const { make, model, year } = fieldsOf(entry);
    if (typeof make !== 'string' || typeof model !== 'string') return [];
    return readVehicle(writeVehicle({ make, model, year: typeof year === 'number' ? year : null })) ?? [];
  });
  return vehicles.reduceRight<Vehicle[]>(chooseVehicle, []);
}
