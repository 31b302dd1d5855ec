import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { chooseVehicle, forgetVehicle, type Garage, readGarage } from '#domain/catalog/fitment/garage.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { VEHICLES_STORED } from './has-vehicle.ts';

const VEHICLE_KEY = 'vehicle-store';

/** The shopper's vehicles, stored in this browser only. The shopper asks for this storage by choosing (0015, consent-1). */
const vehicleStore = createStore<{ vehicles: Garage }>()(
  persist((): { vehicles: Garage } => ({ vehicles: [] }), {
    name: VEHICLE_KEY,
    storage: browserStorage,
    skipHydration: true,
    merge: (stored) => ({ vehicles: readGarage(stored) }),
  }),
);

// loads after the page, so the stored vehicles are read before any component renders them
if (typeof window !== 'undefined') {
  void vehicleStore.persist.rehydrate();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== VEHICLE_KEY && key !== null) return;
    if (newValue === null) vehicleStore.setState({ vehicles: [] });
    else void vehicleStore.persist.rehydrate();
  });
}

/** Rereads the stored vehicles before a change, so that two tabs never overwrite each other. */
function edit(change: (garage: Garage) => Garage) {
  void vehicleStore.persist.rehydrate();
  vehicleStore.setState(({ vehicles }) => ({ vehicles: change(vehicles) }));
  window.dispatchEvent(new Event(VEHICLES_STORED));
}

/** Selects a vehicle; stores it when it is new. */
export const selectVehicle = (vehicle: Vehicle) => edit((garage) => chooseVehicle(garage, vehicle));
export const removeVehicle = (vehicle: Vehicle) => edit((garage) => forgetVehicle(garage, vehicle));

const none: Garage = [];

/** All stored vehicles, the selected one first; empty on the server and in the hydrating render. */
export function useVehicles(): Garage {
  const vehicles = useStore(vehicleStore, (state) => state.vehicles);
  return useHydrated() ? vehicles : none;
}

/** The selected vehicle. */
export const useVehicle = (): Vehicle | null => useVehicles()[0] ?? null;

/** Make, model and year in one line, such as `Polaris PN 640 Trail 2024`. */
export const vehicleName = ({ make, model, year }: Vehicle): string =>
  [make, model, ...(year === null ? [] : [year])].join(' ');
