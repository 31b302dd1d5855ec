import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has scrolled away upwards; null until it has for the first time. */
export function usePassed(watched: RefObject<HTMLElement | null>): boolean | null {
  const [passed, setPassed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!watched.current) return;
    // everything below the window counts as seen, so that only what lies above it has passed
    const observer = new IntersectionObserver(
      ([entry]) => setPassed((before) => (entry?.isIntersecting === false ? true : before && false)),
      {
        rootMargin: '0px 0px 99999px 0px',
      },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return passed;
}
