import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has scrolled away upwards; null until the first time. */
export function useScrolledPast(target: RefObject<HTMLElement | null>): boolean | null {
  const [isPast, setPast] = useState<boolean | null>(null);
  useEffect(() => {
    if (!target.current) return;
    // the margin makes everything below the window count as visible, so only elements above it are past
    const observer = new IntersectionObserver(
      ([entry]) => setPast((before) => (entry?.isIntersecting === false ? true : before && false)),
      {
        rootMargin: '0px 0px 99999px 0px',
      },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
