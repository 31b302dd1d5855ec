import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the hydrating render, true after it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
