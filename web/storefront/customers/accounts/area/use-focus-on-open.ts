import { useEffect, useRef } from 'react';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';

/**
 * Focuses a part of the page when a press opens it, because the pressed control is gone. Does nothing when the page
 * loads with it open.
 */
export function useFocusOnOpen<E extends HTMLElement>() {
  const panel = useRef<E>(null);
  const openedByPress = useRef(useHydrated());
  useEffect(() => {
    if (openedByPress.current) panel.current?.focus({ preventScroll: true });
  }, []);
  return panel;
}
