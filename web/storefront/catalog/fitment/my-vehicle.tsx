import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { useVehicle, vehicleName } from './vehicle-store.ts';

/** The shopper's vehicle as a chip that opens the dialog. Client only: cached HTML is the same for every visitor. */
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
