import { type Battery, hasCapacity } from '#domain/catalog/labels/battery-label.ts';
import { type GradedTyre, gradedTyre } from '#domain/catalog/labels/tyre-label.ts';
import type { Product, Variant } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './product-info.module.css';

type Props = { product: Product; variant: Variant };

/** The labels that the law wants beside the price of a sku: of a tyre (tyre-label-1) or of a battery (battery-label-1). */
export function LegalLabels({ product, variant }: Props) {
  const { t } = useI18n();
  const { tyreLabel, battery } = variant;
  const tyre = gradedTyre(tyreLabel);
  return (
    <>
      {tyre && <TyreLabel product={product} variant={variant} label={tyre} />}
      {tyreLabel?.exempt && (
        <p className="small muted">{t('info.tyre.exempt', { why: t(`info.tyre.exempt.${tyreLabel.exempt}`) })}</p>
      )}
      {battery && <BatteryLabel battery={battery} />}
    </>
  );
}

const EPREL = 'https://eprel.ec.europa.eu/qr';

/** The label as a picture with its classes as text, and the product information sheet (Regulation (EU) 2020/740, art. 6). */
function TyreLabel({ product, variant, label }: Props & { label: GradedTyre }) {
  const { t } = useI18n();
  const { fuel, wet, noise, noiseGrade, snow, ice, tyreClass, type, eprel } = label;
  const address = `/labels/tyres/${encodeURIComponent(variant.sku)}.svg`;
  const yesOrNo = (value: boolean | undefined) => t(value ? 'info.tyre.yes' : 'info.tyre.no');
  const sheet = [
    [t('info.tyre.brand'), product.brand],
    [t('info.tyre.type'), type ?? variant.sku],
    [t('info.tyre.size'), variant.variationName || product.name],
    [t('info.tyre.class'), tyreClass],
    [t('info.tyre.fuel'), fuel],
    [t('info.tyre.wet'), wet],
    [t('info.tyre.noise'), `${noise} dB, ${noiseGrade}`],
    [t('info.tyre.snow'), yesOrNo(snow)],
    [t('info.tyre.ice'), yesOrNo(ice)],
    ...(product.manufacturer ? [[t('info.manufacturer'), product.manufacturer.name]] : []),
  ];
  return (
    <div className={styles.label}>
      <a href={address}>
        <img
          src={address}
          width={120}
          height={160}
          alt={t('info.tyre.alt', { fuel, wet, noise: String(noise), noiseGrade })}
        />
      </a>
      <div className="stack-2">
        <p>
          {t('info.tyre.text', { fuel, wet, noise: String(noise), noiseGrade })}
          {(snow || ice) &&
            ` ${t(snow && ice ? 'info.tyre.snowIceText' : snow ? 'info.tyre.snowText' : 'info.tyre.iceText')}`}
        </p>
        <details>
          <summary className="more">{t('info.tyre.sheet')}</summary>
          <dl className={styles.used}>
            {sheet.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {eprel && (
            <a className="more" href={`${EPREL}/${eprel}`} rel="noreferrer">
              {t('info.tyre.eprel')}
            </a>
          )}
        </details>
      </div>
    </div>
  );
}

/** Capacity and the symbol for separate collection (Regulation (EU) 2023/1542, art. 13.2, 13.4, 13.5 and 74). */
function BatteryLabel({ battery }: { battery: Battery }) {
  const { t, locale } = useI18n();
  const { ampereHours, wattHours, metal, singleUse } = battery;
  const number = new Intl.NumberFormat(locale);
  const capacity = [
    ampereHours !== undefined && `${number.format(ampereHours)} Ah`,
    wattHours !== undefined && `${number.format(wattHours)} Wh`,
  ];
  return (
    <div className={styles.label}>
      <CrossedBin metal={metal} title={t('info.battery.symbol')} />
      <div>
        <p>
          {hasCapacity(battery) && (
            <b>{t('info.battery.capacity', { capacity: capacity.filter(Boolean).join(' / ') })} </b>
          )}
          {singleUse && <b>{t('info.battery.singleUse')} </b>}
        </p>
        <p className="small">{t('info.battery.collect')}</p>
        {metal && <p className="small muted">{t(`info.battery.${metal}`)}</p>}
      </div>
    </div>
  );
}

/** The crossed-out wheeled bin of annex VI, part B, with the sign of the metal below. */
function CrossedBin({ metal, title }: { metal?: string; title: string }) {
  return (
    <svg viewBox="0 0 48 60" width={48} height={60} role="img" aria-label={metal ? `${title}, ${metal}` : title}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d="M14 15h21l-2 24H17zM11 15h27M19 11h11v4M17 20h16" />
        <circle cx="32" cy="42" r="2.5" />
        <path d="M6 6l36 38M42 6L6 44" />
      </g>
      {metal && (
        <text x="24" y="58" fontSize="12" fontWeight="700" textAnchor="middle" fill="currentColor">
          {metal}
        </text>
      )}
    </svg>
  );
}
