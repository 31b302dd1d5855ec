import { readVehicle, type Vehicle, writeVehicle } from './fitment.ts';

/** A shopper's own vehicles: the first is the one that pages look at, the others follow by when they were chosen. */
export type Garage = readonly Vehicle[];

export const MOST_VEHICLES = 5;

const keyOf = (vehicle: Vehicle) => writeVehicle(vehicle).toLowerCase();
const without = (garage: Garage, vehicle: Vehicle) => garage.filter((other) => keyOf(other) !== keyOf(vehicle));

/** The vehicle first, new or chosen again; the one chosen longest ago gives way when there are too many. */
export const chooseVehicle = (garage: Garage, vehicle: Vehicle): Vehicle[] =>
  [vehicle, ...without(garage, vehicle)].slice(0, MOST_VEHICLES);

export const forgetVehicle = (garage: Garage, vehicle: Vehicle): Vehicle[] => without(garage, vehicle);

/** The garage that was stored, whatever was stored. */
export function readGarage(stored: unknown): Vehicle[] {
  const given = (stored as { vehicles?: unknown } | null | undefined)?.vehicles;
  const vehicles = (Array.isArray(given) ? given : []).flatMap((entry: unknown) => {
    const { make, model, year } = (entry ?? {}) as Record<string, unknown>;
    if (typeof make !== 'string' || typeof model !== 'string') return [];
    return readVehicle(writeVehicle({ make, model, year: typeof year === 'number' ? year : null })) ?? [];
  });
  return vehicles.reduceRight<Vehicle[]>(chooseVehicle, []);
}
