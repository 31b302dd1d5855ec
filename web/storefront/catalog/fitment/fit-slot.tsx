import { Suspense } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { useHasVehicle } from './has-vehicle.ts';

const FitMark = lazyComponent(() => import('./fit-mark.tsx'));

/**
 * Whether a card's or a line's product fits the shopper's vehicle, in one line. Its code loads for shoppers with a stored vehicle;
 * cached pages stay the same for everybody (vehicle-3).
 */
export function FitSlot({ sku, warnsOnly = false }: { sku: Sku; warnsOnly?: boolean }) {
  const hasVehicle = useHasVehicle();
  return hasVehicle ? (
    <Suspense>
      <FitMark sku={sku} compact warnsOnly={warnsOnly} />
    </Suspense>
  ) : null;
}
