import { type ReactNode, Suspense, useState } from 'react';

/** Children whose code loads when the reader comes near: the first load of the home page is without them. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [isSeen, setIsSeen] = useState(false);
  if (isSeen) return <Suspense>{children}</Suspense>;
  const watch = (place: Element | null) => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true));
    if (place) seen.observe(place);
    return () => seen.disconnect();
  };
  return <div ref={watch} />;
}
