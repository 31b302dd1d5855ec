import { useEffect } from 'react';

/** Smaller moves are a finger that rests. */
const MOVE = 8;

/** Marks the page while it is scrolled up: the whole header comes back (header.css). */
export function useScrollDirection() {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < MOVE) return;
      document.documentElement.classList.toggle('goes-up', scrollY < last);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
