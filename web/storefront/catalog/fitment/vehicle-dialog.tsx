import { useRef, useState } from 'react';
import { type Vehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { FindByCode } from './find-by-code.tsx';
import styles from './vehicle.module.css';
import { VehicleForm } from './vehicle-form.tsx';
import { removeVehicle, selectVehicle, useVehicles, vehicleName } from './vehicle-store.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called with the chosen vehicle, new or stored. */
  onChoose?: ((vehicle: Vehicle) => void) | undefined;
  category?: string | undefined;
};

/** "Minun ajoneuvoni": selects, adds and removes the vehicles stored in this browser (vehicle-1). */
export default function VehicleDialog({ open, onClose, onChoose, category }: Props) {
  useTexts('vehicle');
  const { t } = useI18n();
  const vehicles = useVehicles();
  const choose = (vehicle: Vehicle) => {
    selectVehicle(vehicle);
    onChoose?.(vehicle);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('vehicle.title')}>
      {vehicles.length > 0 && <OwnVehicles vehicles={vehicles} onChoose={choose} />}
      {open && <FindByCode onChoose={choose} />}
      {open && <VehicleForm isFirst={vehicles.length === 0} category={category} onChoose={choose} />}
      <p className="small muted">{t('vehicle.privacy')}</p>
    </Dialog>
  );
}

function OwnVehicles({ vehicles, onChoose }: { vehicles: readonly Vehicle[]; onChoose: (vehicle: Vehicle) => void }) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const [forgotten, setForgotten] = useState('');
  const forget = (vehicle: Vehicle) => {
    removeVehicle(vehicle);
    setForgotten(t('vehicle.forgotten', { vehicle: vehicleName(vehicle) }));
    // the pressed button is removed with its vehicle
    list.current?.closest('dialog')?.querySelector('select')?.focus();
  };
  return (
    <section className="stack-2" aria-label={t('vehicle.own')}>
      <ul className={classes('long-chips', styles.vehicleList)} ref={list}>
        {vehicles.map((vehicle, index) => (
          <li key={writeVehicle(vehicle)}>
            <Chip pressed={index === 0} onClick={() => onChoose(vehicle)}>
              {index === 0 && <Icon name="check" small />}
              {vehicleName(vehicle)}
            </Chip>
            <Button
              look="ghost"
              square
              aria-label={t('vehicle.forget', { vehicle: vehicleName(vehicle) })}
              onClick={() => forget(vehicle)}
            >
              <Icon name="trash" small />
            </Button>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {forgotten}
      </p>
    </section>
  );
}
