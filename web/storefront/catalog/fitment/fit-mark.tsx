import { useEffect, useState } from 'react';
import { type FitVerdict, fitmentOfModel, fitVerdict, type Vehicle } from '#domain/catalog/fitment/fitment.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { type T, useI18n, useTexts } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { readFitment } from './fitment-client.ts';
import { vehicleName } from './vehicle-name.ts';
import { useVehicle } from './vehicle-store.ts';

type Props = {
  /** Of a product page, or `code@supplier` of a spare part. */
  sku: string;
  /** Left out, it is asked for once there is a vehicle. */
  fitment?: readonly Fitment[];
  /** One line without the invitation, for rows. */
  compact?: boolean;
};

const LOOKS = {
  fits: { icon: 'check-circle', text: 'vehicle.fits' },
  check: { icon: 'warning', text: 'vehicle.check' },
  no: { icon: 'x', text: 'vehicle.no' },
} as const;

/** Does it fit the own vehicle, and why not? Without a vehicle an invitation. Load it after hydration. */
export default function FitMark({ sku, fitment, compact = false }: Props) {
  useTexts('vehicle');
  const { t } = useI18n();
  const vehicle = useVehicle();
  const rows = useFitment(sku, fitment, vehicle !== null);
  if (!vehicle)
    return compact ? null : (
      <p className="fit-mark">
        <ChooseVehicle look="chip">
          <Icon name="wrench" small />
          {t('vehicle.choose')}
        </ChooseVehicle>
        <span className="small muted">{t('vehicle.invite')}</span>
      </p>
    );
  const verdict: FitVerdict = rows ? fitVerdict(rows, vehicle) : 'unknown';
  if (!rows || verdict === 'unknown') return null;
  const { icon, text } = LOOKS[verdict];
  const reasons = verdict === 'fits' ? '' : reasonsOf(rows, vehicle, t);
  return (
    <p className={`fit-mark is-${verdict}`}>
      <Icon name={icon} small />
      <span>
        <b>{t(text)}</b> {compact ? '' : vehicleName(vehicle)}
        {reasons && <small>{reasons}</small>}
      </span>
      {!compact && <ChooseVehicle look="link">{t('vehicle.other')}</ChooseVehicle>}
    </p>
  );
}

function useFitment(sku: string, given: readonly Fitment[] | undefined, wanted: boolean) {
  const { locale } = useI18n();
  const [found, setFound] = useState<{ sku: string; rows: readonly Fitment[] } | null>(null);
  useEffect(() => {
    if (given || !wanted) return;
    let isShown = true;
    readFitment(sku, locale).then((rows) => isShown && setFound({ sku, rows }));
    return () => {
      isShown = false;
    };
  }, [given, wanted, sku, locale]);
  return given ?? (found?.sku === sku ? found.rows : null);
}

/** What the shop knows of the model: the years it fits, and what else must hold. */
function reasonsOf(rows: readonly Fitment[], vehicle: Vehicle, t: T): string {
  const told = fitmentOfModel(rows, vehicle).map(({ yearFrom, yearTo, note }) => {
    const isOpen = yearFrom === null && yearTo === null;
    const years = yearFrom === yearTo ? String(yearFrom ?? '') : `${yearFrom ?? ''}–${yearTo ?? ''}`;
    return [isOpen ? '' : t('vehicle.years', { years }), note].filter(Boolean).join(', ');
  });
  return told.length === 0 ? t('vehicle.otherModels') : told.filter(Boolean).join(' · ');
}
