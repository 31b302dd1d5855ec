import { Suspense, useEffect, useState } from 'react';
import { Chip } from '#web/ui/chip/chip.tsx';
import { piece } from '#web/ui/piece.ts';

const VehicleFilter = piece(() => import('#web/storefront/catalog/fitment/vehicle-filter.tsx'));

type Props = { label: string; value: string | null; onChange: (value: string | null) => void };

/** "Sopii ajoneuvooni": its code loads for shoppers who have told their vehicle, and for those who press. */
export function VehicleSlot({ label, value, onChange }: Props) {
  const [wanted, setWanted] = useState<'known' | 'pressed' | null>(null);
  useEffect(() => {
    if (value || localStorage.getItem('vehicle-store')) setWanted('known');
  }, [value]);
  const plain = (
    <Chip aria-haspopup="dialog" onClick={() => setWanted('pressed')}>
      {label}
    </Chip>
  );
  return (
    <div className="vehicle-slot">
      {wanted ? (
        <Suspense fallback={plain}>
          <VehicleFilter value={value} onChange={onChange} opened={wanted === 'pressed'} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
