import type { Sku } from '#domain/base/ids.ts';
import { type FitVerdict, fitmentOfModel, fitVerdict, type Vehicle } from '#domain/catalog/fitment/fitment.ts';
import type { Fitment } from '#domain/catalog/products/product.ts';
import { type T, useI18n, useTexts } from '#web/messages/i18n.tsx';
import { useLoaded } from '#web/storefront/base/use-loaded.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { askPart } from './ask-part.ts';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { NO_ROWS, readFitment } from './fitment-client.ts';
import styles from './vehicle.module.css';
import { useVehicle, vehicleName } from './vehicle-store.ts';

type Props = {
  /** The sku of a product, or `code@supplier` of a spare part. */
  sku: Sku;
  /** Fetched when omitted, once the shopper has a vehicle. */
  fitment?: readonly Fitment[];
  /** One line without the invitation, for table rows. */
  compact?: boolean;
  /** Only what does not fit or may not. */
  warnsOnly?: boolean;
  /** Leads to the shop's people when the fit is not known. */
  asks?: boolean;
};

const LOOKS = {
  fits: { icon: 'check-circle', text: 'vehicle.fits' },
  check: { icon: 'warning', text: 'vehicle.check' },
  no: { icon: 'x', text: 'vehicle.no' },
} as const;

/**
 * Whether a product fits the shopper's vehicle, and why not; without a vehicle an invitation. Parts whose fit nobody knows say so
 * everywhere (vehicle-3). Client only (vehicle-1).
 */
export default function FitMark({ sku, fitment, compact = false, warnsOnly = false, asks = false }: Props) {
  useTexts('vehicle');
  const { t, locale } = useI18n();
  const vehicle = useVehicle();
  const rows = useFitment(sku, fitment, vehicle !== null);
  if (!vehicle)
    return compact ? null : (
      <p className={styles.fitMark}>
        <ChooseVehicle look="chip">
          <Icon name="wrench" small />
          {t('vehicle.choose')}
        </ChooseVehicle>
        <span className="small muted">{t('vehicle.invite')}</span>
      </p>
    );
  const verdict: FitVerdict = rows ? fitVerdict(rows, vehicle) : 'unknown';
  if (verdict === 'unknown' && compact && rows && rows !== NO_ROWS)
    return (
      <p className={classes(styles.fitMark, styles.short)} data-verdict="unknown">
        <Icon name="info" small />
        <span>
          {t('vehicle.unknownShort')}{' '}
          <TextLink to={askPart(locale, { sku, vehicle })}>{t('vehicle.askShort')}</TextLink>
        </span>
      </p>
    );
  if (rows && verdict === 'unknown' && asks)
    return (
      <p className={styles.fitMark} data-verdict="unknown">
        <Icon name="info" small />
        <span>
          {t('vehicle.unknown', { vehicle: vehicleName(vehicle) })}{' '}
          <TextLink to={askPart(locale, { sku, vehicle })}>{t('vehicle.ask')}</TextLink>
        </span>
        <ChooseVehicle look="link">{t('vehicle.other')}</ChooseVehicle>
      </p>
    );
  if (!rows || verdict === 'unknown' || (warnsOnly && verdict === 'fits')) return null;
  const { icon, text } = LOOKS[verdict];
  const reasons = verdict === 'fits' ? '' : fitmentReasons(rows, vehicle, t);
  return (
    <p className={classes(styles.fitMark, compact && styles.short)} data-verdict={verdict}>
      <Icon name={icon} small />
      <span>
        <b>{t(text)}</b> {compact ? t('vehicle.yours') : vehicleName(vehicle)}
        {reasons && !compact && <small>{reasons}</small>}
      </span>
      {!compact && <ChooseVehicle look="link">{t('vehicle.other')}</ChooseVehicle>}
    </p>
  );
}

function useFitment(sku: Sku, given: readonly Fitment[] | undefined, wanted: boolean) {
  const { locale } = useI18n();
  const found = useLoaded(given || !wanted ? null : `${locale} ${sku}`, () => readFitment(sku, locale));
  return given ?? found ?? null;
}

/** The years and conditions under which the product fits the model. */
function fitmentReasons(rows: readonly Fitment[], vehicle: Vehicle, t: T): string {
  const reasons = fitmentOfModel(rows, vehicle).map(({ yearFrom, yearTo, note }) => {
    const isOpen = yearFrom === null && yearTo === null;
    const years = yearFrom === yearTo ? String(yearFrom ?? '') : `${yearFrom ?? ''}–${yearTo ?? ''}`;
    return [isOpen ? '' : t('vehicle.years', { years }), note].filter(Boolean).join(', ');
  });
  return reasons.length === 0 ? t('vehicle.otherModels') : reasons.filter(Boolean).join(' · ');
}
