import { Suspense, useEffect, useState } from 'react';
import { piece } from '#web/ui/piece.ts';
import { noteViewed } from './recent-skus.ts';

const RecentlyViewed = piece(() => import('./recently-viewed.tsx'));

/** Notes the page's product; the strip of those before it loads after the page, and only when there are some. */
export function RecentStrip({ sku }: { sku: string }) {
  const [skus, setSkus] = useState<string[]>([]);
  useEffect(() => setSkus(noteViewed(sku)), [sku]);
  if (skus.length === 0) return null;
  return (
    <Suspense>
      <RecentlyViewed skus={skus} />
    </Suspense>
  );
}
