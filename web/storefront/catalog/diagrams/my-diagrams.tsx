import type { DiagramModel } from '#backend/catalog/diagrams/service.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import MyVehicle from '#web/storefront/catalog/fitment/my-vehicle.tsx';
import { vehicleName } from '#web/storefront/catalog/fitment/vehicle-name.ts';
import { useVehicle } from '#web/storefront/catalog/fitment/vehicle-store.ts';
import { ChipLink } from '#web/ui/chip/chip.tsx';
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
