import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, MINUTE / 2);
  return () => clearInterval(timer);
}

/** The present minute in the browser; null on the server, where the page must be the same for hours. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE);
}
