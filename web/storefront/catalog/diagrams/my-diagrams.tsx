import type { DiagramModel } from '#backend/catalog/diagrams/service.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import MyVehicle from '#web/storefront/catalog/fitment/my-vehicle.tsx';
import { useVehicle, vehicleName } from '#web/storefront/catalog/fitment/vehicle-store.ts';
import { ChipLink } from '#web/ui/chip/chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { diagramQueryPath } from './diagram-query.ts';
import styles from './diagrams.module.css';

/** The shopper's vehicle and a link to its diagrams, if there are any. Client only: load it after hydration. */
export default function MyDiagrams({ models }: { models: readonly DiagramModel[] }) {
  useTexts('vehicle');
  const { t, locale } = useI18n();
  const vehicle = useVehicle();
  const isOwn = ({ make, model }: DiagramModel) =>
    make.toLowerCase() === vehicle?.make.toLowerCase() && model.toLowerCase() === vehicle?.model.toLowerCase();
  const own = models.find(isOwn);
  return (
    <div className={classes('long-chips', styles.own)}>
      {own && vehicle && (
        <ChipLink to={diagramQueryPath(own, locale)} count={own.diagrams}>
          {t('diagram.mine', { vehicle: vehicleName({ ...vehicle, year: null }) })}
        </ChipLink>
      )}
      <MyVehicle />
    </div>
  );
}
