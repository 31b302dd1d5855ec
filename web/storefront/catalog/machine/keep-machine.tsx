import { type Vehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { selectVehicle, useVehicle } from '#web/storefront/catalog/fitment/vehicle-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** Makes the page's machine the shopper's own, so that products say whether they fit it. Client only. */
export default function KeepMachine({ vehicle }: { vehicle: Vehicle }) {
  useTexts('vehicle');
  const { t } = useI18n();
  const own = useVehicle();
  const isOwn = own !== null && writeVehicle(own) === writeVehicle(vehicle);
  return isOwn ? (
    <p role="status" className="row">
      <Icon name="check" small /> {t('machine.kept')}
    </p>
  ) : (
    <Button look="outline" onClick={() => selectVehicle(vehicle)}>
      <Icon name="wrench" small />
      {t('machine.keep')}
    </Button>
  );
}
