import { useLocation } from 'react-router';
import { readVehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';
import styles from './vehicle.module.css';
import { useVehicle, vehicleName } from './vehicle-store.ts';

type Props = {
  /** The vehicle in the address (`writeVehicle`); in a shared link it is another shopper's. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Opens the dialog at once: the shopper pressed before the code had loaded. */
  opened?: boolean;
};

/** The path of the category page; '' on other listings. */
const categoryOf = (pathname: string): string => decodeURI(/^(?:\/en)?\/category\/(.+)$/.exec(pathname)?.[1] ?? '');

/** "Sopii ajoneuvooni": filters by the shopper's vehicle and asks for one first. Client only (vehicle-1). */
export default function VehicleFilter({ value, onChange, opened }: Props) {
  useTexts('vehicle');
  const { t } = useI18n();
  const own = useVehicle();
  const category = categoryOf(useLocation().pathname);
  const shown = readVehicle(value) ?? own;
  const apply = (vehicle: Parameters<typeof writeVehicle>[0]) => onChange(writeVehicle(vehicle));
  if (!shown)
    return (
      <ChooseVehicle look="chip" onChoose={apply} opened={opened} category={category}>
        <Icon name="wrench" small />
        {t('vehicle.filter')}
      </ChooseVehicle>
    );
  return (
    <div className={classes('long-chips', styles.vehicleFilter)}>
      <Chip pressed={value !== null} onClick={() => onChange(value === null ? writeVehicle(shown) : null)}>
        <Icon name={value === null ? 'wrench' : 'check'} small />
        {t('vehicle.filterBy', { vehicle: vehicleName(shown) })}
      </Chip>
      <ChooseVehicle look="link" onChoose={apply} category={category}>
        {t('vehicle.other')}
      </ChooseVehicle>
    </div>
  );
}
