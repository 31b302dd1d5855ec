import { useEffect } from 'react';

/** Pixels; smaller moves are a resting finger. */
const MOVE = 8;

/** Marks the page while it scrolls up, so that the whole header returns (header.css). */
export function useScrollDirection() {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < MOVE) return;
      document.documentElement.toggleAttribute('data-goes-up', scrollY < last);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
