import type { DiagramModel } from '#backend/diagrams/service.ts';
import MyVehicle from '#storefront/features/vehicle/my-vehicle.tsx';
import { vehicleName } from '#storefront/features/vehicle/vehicle-name.ts';
import { useVehicle } from '#storefront/features/vehicle/vehicle-store.ts';
import { useI18n, useTexts } from '#storefront/i18n/i18n.tsx';
import { ChipLink } from '#storefront/ui/chip/chip.tsx';
import { diagramQueryPath } from './diagram-query.ts';

/** The own vehicle, and the way to its diagrams when there are some. Load it after hydration. */
export default function MyDiagrams({ models }: { models: readonly DiagramModel[] }) {
  useTexts('vehicle');
  const { t, locale } = useI18n();
  const vehicle = useVehicle();
  const isOwn = ({ make, model }: DiagramModel) =>
    make.toLowerCase() === vehicle?.make.toLowerCase() && model.toLowerCase() === vehicle?.model.toLowerCase();
  const own = models.find(isOwn);
  return (
    <div className="vehicle-filter">
      {own && vehicle && (
        <ChipLink to={diagramQueryPath(own, locale)} count={own.diagrams}>
          {t('diagram.mine', { vehicle: vehicleName({ ...vehicle, year: null }) })}
        </ChipLink>
      )}
      <MyVehicle />
    </div>
  );
}
