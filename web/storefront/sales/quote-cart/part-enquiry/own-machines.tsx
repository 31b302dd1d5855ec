import { useEffect } from 'react';
import { useVehicles, vehicleName } from '#web/storefront/catalog/fitment/vehicle-store.ts';

type Props = { id: string /** The id of the field of the machine. */; field: string };

/** The vehicles of this browser: the chosen one fills an empty field, the others are suggested. Client only. */
export default function OwnMachines({ id, field }: Props) {
  const vehicles = useVehicles();
  const [chosen] = vehicles;
  const name = chosen && vehicleName(chosen);
  useEffect(() => {
    const input = document.getElementById(field);
    if (name && input instanceof HTMLInputElement && input.value === '') input.value = name;
  }, [name, field]);
  return (
    <datalist id={id}>
      {vehicles.map((vehicle) => (
        <option key={vehicleName(vehicle)} value={vehicleName(vehicle)} />
      ))}
    </datalist>
  );
}
