import { Suspense, useEffect, useState } from 'react';
import { piece } from '#web/ui/piece.ts';

const ShopNotices = piece(() => import('./shop-notices.tsx'));

/** The notices of a silent or renewed shop, loaded after hydration. */
export function ShopNoticesSlot() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // the development server renews pages by itself
  return isHydrated && import.meta.env.PROD ? (
    <Suspense>
      <ShopNotices />
    </Suspense>
  ) : null;
}
