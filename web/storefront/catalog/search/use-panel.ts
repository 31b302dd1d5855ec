import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const SCROLLED_PX = 48;

/** Closes the panel on a press or focus outside and on scrolling (search-3). */
export function useCloseFromOutside(open: boolean, box: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const start = window.scrollY;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const scrolled = () => {
      if (Math.abs(window.scrollY - start) > SCROLLED_PX) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      window.removeEventListener('scroll', scrolled);
    };
  });
}

/** From this width on the five columns are side by side (search.css). */
const WIDE = '(min-width: 80rem)';
const subscribeToWidth = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the columns fit side by side. Client only. */
export const useWide = (): boolean => useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);

/** The height from the top of an element to the bottom of the visual viewport (above a phone's keyboard), in px. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): string | undefined {
  const [room, setRoom] = useState<string>();
  useLayoutEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setRoom(`${Math.round(screen.offsetTop + screen.height - top)}px`);
    };
    measure();
    screen.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      screen.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [element]);
  return room;
}
