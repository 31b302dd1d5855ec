import { Suspense, useEffect, useState } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { recordView } from './recent-skus.ts';

const RecentlyViewed = lazyComponent(() => import('./recently-viewed.tsx'));

/** Records the page's product. The strip of earlier products loads after the page, if there are any. */
export function RecentStrip({ sku }: { sku: Sku }) {
  const [skus, setSkus] = useState<string[]>([]);
  useEffect(() => setSkus(recordView(sku)), [sku]);
  if (skus.length === 0) return null;
  return (
    <Suspense>
      <RecentlyViewed skus={skus} />
    </Suspense>
  );
}
