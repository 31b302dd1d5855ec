import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { chooseVehicle, forgetVehicle, type Garage, readGarage } from '#domain/catalog/fitment/garage.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';

const VEHICLE_KEY = 'vehicle-store';

/** The shopper's own vehicles, kept in this browser only: essential, as the shopper asks for it by choosing. */
const vehicleStore = createStore<{ vehicles: Garage }>()(
  persist((): { vehicles: Garage } => ({ vehicles: [] }), {
    name: VEHICLE_KEY,
    storage: browserStorage,
    skipHydration: true,
    merge: (stored) => ({ vehicles: readGarage(stored) }),
  }),
);

// this file loads after the page: what is stored is known before anything of it is shown
if (typeof window !== 'undefined') {
  void vehicleStore.persist.rehydrate();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== VEHICLE_KEY && key !== null) return;
    if (newValue === null) vehicleStore.setState({ vehicles: [] });
    else void vehicleStore.persist.rehydrate();
  });
}

/** Changes the vehicles as they are stored now, so that two tabs never overwrite each other's. */
function edit(change: (garage: Garage) => Garage) {
  void vehicleStore.persist.rehydrate();
  vehicleStore.setState(({ vehicles }) => ({ vehicles: change(vehicles) }));
}

/** Makes a vehicle the one that pages look at; a new one is kept. */
export const takeVehicle = (vehicle: Vehicle) => edit((garage) => chooseVehicle(garage, vehicle));
export const dropVehicle = (vehicle: Vehicle) => edit((garage) => forgetVehicle(garage, vehicle));

const none: Garage = [];

/** All own vehicles, the chosen one first; none on the server and in the hydrating render. */
export function useVehicles(): Garage {
  const vehicles = useStore(vehicleStore, (state) => state.vehicles);
  return useHydrated() ? vehicles : none;
}

/** The vehicle that pages look at. */
export const useVehicle = (): Vehicle | null => useVehicles()[0] ?? null;
