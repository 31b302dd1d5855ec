import { useLocation } from 'react-router';
import { readVehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { vehicleName } from './vehicle-name.ts';
import { useVehicle } from './vehicle-store.ts';

type Props = {
  /** The vehicle of the address as `writeVehicle` writes it; it may be somebody else's. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** It was pressed before it came: a vehicle is asked for at once. */
  opened?: boolean;
};

/** The category whose page this is, '' on other listings. */
const categoryOf = (pathname: string): string => decodeURI(/^(?:\/en)?\/category\/(.+)$/.exec(pathname)?.[1] ?? '');

/** "Sopii ajoneuvooni": on and off for the own vehicle, asks for it first. Load it after hydration. */
export default function VehicleFilter({ value, onChange, opened }: Props) {
  useTexts('vehicle');
  const { t } = useI18n();
  const own = useVehicle();
  const category = categoryOf(useLocation().pathname);
  const shown = readVehicle(value) ?? own;
  const take = (vehicle: Parameters<typeof writeVehicle>[0]) => onChange(writeVehicle(vehicle));
  if (!shown)
    return (
      <ChooseVehicle look="chip" onChoose={take} opened={opened} category={category}>
        <Icon name="wrench" small />
        {t('vehicle.filter')}
      </ChooseVehicle>
    );
  return (
    <div className="vehicle-filter">
      <Chip pressed={value !== null} onClick={() => onChange(value === null ? writeVehicle(shown) : null)}>
        <Icon name={value === null ? 'wrench' : 'check'} small />
        {t('vehicle.filterBy', { vehicle: vehicleName(shown) })}
      </Chip>
      <ChooseVehicle look="link" onChoose={take} category={category}>
        {t('vehicle.other')}
      </ChooseVehicle>
    </div>
  );
}
