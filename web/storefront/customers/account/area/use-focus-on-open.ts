import { useEffect, useRef } from 'react';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';

/**
 * Takes the focus to what a press has just opened, whose own control is gone. Not when the page itself was loaded with
 * it open.
 */
export function useFocusOnOpen<E extends HTMLElement>() {
  const panel = useRef<E>(null);
  const openedByPress = useRef(useHydrated());
  useEffect(() => {
    if (openedByPress.current) panel.current?.focus({ preventScroll: true });
  }, []);
  return panel;
}
