import { useSyncExternalStore } from 'react';

/** Sent in the tab that stored a vehicle; other tabs get the event of the storage. */
export const VEHICLES_STORED = 'vehicles-stored';

const subscribe = (onChange: () => void) => {
  addEventListener('storage', onChange);
  addEventListener(VEHICLES_STORED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(VEHICLES_STORED, onChange);
  };
};
const hasVehicles = () => localStorage.getItem('vehicle-store') !== null;

/** Whether this browser has stored a vehicle: only then the code about vehicles loads. False on the server. */
export const useHasVehicle = (): boolean => useSyncExternalStore(subscribe, hasVehicles, () => false);
