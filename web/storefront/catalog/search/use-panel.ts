import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const SCROLLED_PX = 48;

/** A press or the focus outside, and scrolling the page, close the panel (spec 4). */
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

/** Where the five columns stand side by side (search.css). */
const WIDE = '(min-width: 80rem)';
const followWidth = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for the columns side by side. Only the browser asks. */
export const useWide = (): boolean => useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches);

/** The height from an element's top to what the phone's keyboard leaves of the window, as a CSS length. */
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
