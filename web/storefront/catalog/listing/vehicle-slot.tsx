import { Suspense, useState } from 'react';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { useHasVehicle } from '#web/storefront/catalog/fitment/has-vehicle.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import styles from './listing.module.css';

const VehicleFilter = lazyComponent(() => import('#web/storefront/catalog/fitment/vehicle-filter.tsx'));

type Props = { label: string; value: string | null; onChange: (value: string | null) => void };

/** "Sopii ajoneuvooni": its code loads for shoppers with a stored vehicle and on a press (vehicle-1). */
export function VehicleSlot({ label, value, onChange }: Props) {
  const [isPressed, setPressed] = useState(false);
  const hydrated = useHydrated();
  const isStored = useHasVehicle();
  const change = (vehicle: string | null) => {
    setPressed(false);
    onChange(vehicle);
  };
  const plain = (
    <Chip aria-haspopup="dialog" onClick={() => setPressed(true)}>
      {label}
    </Chip>
  );
  return (
    <div className={styles.vehicleSlot}>
      {isPressed || isStored || (hydrated && value) ? (
        <Suspense fallback={plain}>
          <VehicleFilter value={value} onChange={change} opened={isPressed} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
