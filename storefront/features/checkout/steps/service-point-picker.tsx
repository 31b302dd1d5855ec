import { useState } from 'react';
import type { DeliveryOption } from '#backend/checkout/outcomes.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Banner } from '#storefront/ui/banner/banner.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField } from '#storefront/ui/select-field/select-field.tsx';
import { TextField } from '#storefront/ui/text-field/text-field.tsx';
import { useCheckoutForm } from '../form/form-context.tsx';
import { pointFacts, pointText } from './point-text.ts';
import { postcodeInput } from './postcode-input.ts';
import { useServicePoints } from './use-service-points.ts';

const carriers: Record<string, string> = { posti: 'Posti', matkahuolto: 'Matkahuolto' };

/** Search by postcode, then a choice among the nearest points. Says so when the carrier itself did not answer. */
export function ServicePointPicker({ method }: { method: DeliveryOption }) {
  const { t } = useI18n();
  const { draft, set, errorOf } = useCheckoutForm();
  const [typed, setTyped] = useState(draft.postcode);
  const search = useServicePoints(method.id, typed, draft.country);
  const points = search.state === 'found' ? search.points : [];
  const source = search.state === 'found' ? search.source : null;
  const chosen = points.find(({ id }) => id === draft.servicePointId);
  const carrier = carriers[method.serviceProvider] ?? '';

  return (
    <div className="method-more">
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
            set('servicePointId', '');
            // most people fetch their parcel near home: one postcode less to type
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
      <SelectField
        id="servicePointId"
        name="servicePointId"
        label={t('checkout.servicePoint')}
        error={errorOf('servicePointId')}
        hint={chosen && pointFacts(chosen, t)}
        required
        disabled={points.length === 0}
        value={chosen ? chosen.id : ''}
        onChange={(event) => set('servicePointId', event.target.value)}
      >
        <option value="">{t('checkout.choosePoint')}</option>
        {points.map((point) => (
          <option key={point.id} value={point.id}>
            {pointText(point)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
