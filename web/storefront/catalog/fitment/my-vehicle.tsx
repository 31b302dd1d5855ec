import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { vehicleName } from './vehicle-name.ts';
import { useVehicle } from './vehicle-store.ts';

/** The own vehicle as a chip; a press changes it. Load it after hydration: the page's HTML is the same for everybody. */
export default function MyVehicle() {
  useTexts('vehicle');
  const { t } = useI18n();
  const vehicle = useVehicle();
  const name = vehicle && vehicleName(vehicle);
  return (
    <ChooseVehicle look="chip" {...(name && { label: t('vehicle.change', { vehicle: name }) })}>
      <Icon name="wrench" small />
      {name ?? t('vehicle.choose')}
    </ChooseVehicle>
  );
}
