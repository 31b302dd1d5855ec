import { useState } from 'react';
import type { DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import type { ServicePoint } from '#backend/sales/delivery/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { useCheckoutForm } from '../form/form-context.tsx';
import { postcodeInput } from './address-fields.tsx';
import { carrierName } from './method-name.ts';
import { useServicePoints } from './use-service-points.ts';

const NEAR = 1000;

/** A rounded distance: `350 m`, `1,2 km`, `14 km`. */
export function distanceText(metres: number): string {
  if (metres < NEAR) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${(km < 10 ? km.toFixed(1) : km.toFixed(0)).replace('.', ',')} km`;
}

/** The address of a point on one line. */
export const placeText = ({ street, postcode, city }: Pick<ServicePoint, 'street' | 'postcode' | 'city'>): string =>
  [street, `${postcode} ${city}`].filter(Boolean).join(', ');

/** Number of points shown at first. */
const NEAREST = 5;

/** Search by postcode and a choice among the nearest points (delivery-5). Reports when the carrier did not respond. */
export function ServicePointPicker({ method }: { method: DeliveryOption }) {
  const { t } = useI18n();
  const { draft, set } = useCheckoutForm();
  const [typed, setTyped] = useState(draft.pointsPostcode || draft.postcode);
  const search = useServicePoints(method.id, typed, draft.country);
  const points = search.state === 'found' ? search.points : [];
  const source = search.state === 'found' ? search.source : null;
  const carrier = carrierName(method) ?? '';

  return (
    <div className={styles.methodMore}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.again();
        }}
      >
        <TextField
          name="pointsPostcode"
          id="pointsPostcode"
          label={t(method.parcelLockersOnly ? 'checkout.findLockers' : 'checkout.findPoints')}
          {...postcodeInput(draft.country)}
          autoComplete="shipping postal-code"
          value={typed}
          onChange={(event) => {
            const postcode = event.target.value;
            setTyped(postcode);
            set('pointsPostcode', postcode);
            set('servicePointId', '');
            // most shoppers pick up near home: prefill their postcode
            if (draft.postcode === '' || draft.postcode === typed) set('postcode', postcode);
          }}
          action={
            <Button look="outline" type="submit" busy={search.state === 'searching'}>
              {t('checkout.findPointsButton')}
            </Button>
          }
        />
      </form>
      <p className="small muted" role="status">
        {search.state === 'searching' ? t('checkout.findingPoints') : null}
        {search.state === 'failed' ? t('checkout.pointsFailed') : null}
        {search.state === 'found' && points.length === 0 ? t('checkout.noPoints', { postcode: typed }) : null}
        {points.length > 0 ? t('checkout.pointsFound', { count: points.length }) : null}
      </p>
      {source === 'before' || source === 'spare' ? (
        <Banner kind="warn" live>
          {t(source === 'before' ? 'checkout.pointsBefore' : 'checkout.pointsSpare', { carrier })}
        </Banner>
      ) : null}
      <Points key={typed} points={points} />
    </div>
  );
}

/** The nearest points as cards; the rest on request. */
function Points({ points }: { points: readonly ServicePoint[] }) {
  const { t } = useI18n();
  const { draft, set, errorOf } = useCheckoutForm();
  const [isAll, setAll] = useState(false);
  const chosen = points.findIndex(({ id }) => id === draft.servicePointId);
  const shown = points.slice(0, isAll ? points.length : Math.max(NEAREST, chosen + 1));
  const left = points.length - shown.length;
  const error = errorOf('servicePointId');
  if (points.length === 0 && !error) return null;
  return (
    <>
      <RadioSet legend={t('checkout.servicePoint')} id="servicePointId" error={error}>
        {shown.map((point) => (
          <RadioCard
            key={point.id}
            name="servicePointId"
            value={point.id}
            title={point.name}
            price={point.distanceM === undefined ? undefined : distanceText(point.distanceM)}
            hint={
              <>
                <span className={styles.methodText}>{placeText(point)}</span>
                {point.openingHours ? t('checkout.pointOpen', { hours: point.openingHours }) : null}
                {point.isLocker ? <span className={styles.methodText}>{t('checkout.locker')}</span> : null}
                {point.note ? <span className={styles.methodText}>{point.note}</span> : null}
              </>
            }
            checked={point.id === draft.servicePointId}
            onChange={() => {
              set('servicePointId', point.id);
              set('pointName', point.name);
              set('pointPlace', placeText(point));
            }}
          />
        ))}
      </RadioSet>
      {left > 0 ? (
        <Button look="outline" onClick={() => setAll(true)}>
          {t('checkout.morePoints', { count: left })}
        </Button>
      ) : null}
    </>
  );
}
