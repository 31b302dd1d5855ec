import { Form } from 'react-router';
import type { OwnMachine } from '#backend/customers/machines/service.ts';
import { type Vehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { selectVehicle, useVehicles, vehicleName } from '#web/storefront/catalog/fitment/vehicle-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ownMachinesPath } from './own-machines-path.ts';

const keyOf = (vehicle: Vehicle) => writeVehicle(vehicle).toLowerCase();

/**
 * Joins the vehicles of this browser with those of the account, one press each: the dialog of vehicles promises that the shop does not
 * store them, so none moves by itself. Client only.
 */
export default function BrowserMachines({ machines }: { machines: readonly OwnMachine[] }) {
  useTexts('vehicle');
  const { t, locale } = useI18n();
  const vehicles = useVehicles();
  const own = new Set(machines.map(keyOf));
  const here = new Set(vehicles.map(keyOf));
  const onlyHere = vehicles.filter((vehicle) => !own.has(keyOf(vehicle)));
  const onlyThere = machines.filter((machine) => !here.has(keyOf(machine)));
  if (onlyHere.length === 0 && onlyThere.length === 0) return null;
  return (
    <section className="outlined-card" aria-labelledby="browser-machines">
      <h2 id="browser-machines">{t('machines.browser')}</h2>
      {onlyHere.map((vehicle) => (
        <Form key={keyOf(vehicle)} method="post" action={ownMachinesPath(locale)} className="row" preventScrollReset>
          <input type="hidden" name="form" value="machine" />
          <input type="hidden" name="id" value="new" />
          <input type="hidden" name="make" value={vehicle.make} />
          <input type="hidden" name="model" value={vehicle.model} />
          <input type="hidden" name="year" value={vehicle.year ?? ''} />
          <Button type="submit" look="outline" size="s">
            {t('machines.keep', { vehicle: vehicleName(vehicle) })}
          </Button>
        </Form>
      ))}
      {onlyThere.map((machine) => (
        <div key={machine.id} className="row">
          <Button
            look="outline"
            size="s"
            onClick={() => selectVehicle({ make: machine.make, model: machine.model, year: machine.year })}
          >
            {t('machines.use', { vehicle: vehicleName(machine) })}
          </Button>
        </div>
      ))}
      <p className="small muted">{t('machines.browserText')}</p>
    </section>
  );
}
