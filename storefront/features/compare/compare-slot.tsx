import { Suspense, useEffect, useState } from 'react';
import { piece } from '#storefront/ui/piece.ts';

const CompareBar = piece(() => import('./compare-bar.tsx'));

/** The bar of what is compared loads when there is something: chosen before, or the first box pressed. */
export function CompareSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.compare !== undefined) setWanted(true);
    };
    if (document.querySelector('[data-compare]:checked') || localStorage.getItem('compare-store')) setWanted(true);
    document.addEventListener('change', press);
    return () => document.removeEventListener('change', press);
  }, []);
  return wanted ? (
    <Suspense>
      <CompareBar />
    </Suspense>
  ) : null;
}
