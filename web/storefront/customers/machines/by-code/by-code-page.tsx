import { Form, useNavigation } from 'react-router';
import type { RegisterAnswer } from '#backend/catalog/vehicle-register/service.ts';
import { type Vehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { CodeAnswer, CodeField } from '#web/storefront/catalog/fitment/code-answer.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { ownMachinesPath } from '../own-machines-path.ts';

type Props = {
  isOn: boolean;
  isSignedIn: boolean;
  found: { at: number; answer: RegisterAnswer; code: string } | undefined;
};

/** "Tunnista koneesi": a machine by registration number or VIN, also without scripts (vehicle-4). */
export function ByCodePage({ isOn, isSignedIn, found }: Props) {
  const { t, locale } = useI18n();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <CrumbTrail title={t('vehicleCode.title')} />
      <div className="wrap narrow-page">
        <div className="narrow-main">
          <h1>{t('vehicleCode.title')}</h1>
          {isOn ? (
            <>
              <p className="lead">{t('vehicleCode.lead')}</p>
              <Form method="post" className="form-col">
                <CodeField answer={found?.answer} />
                <Button type="submit" busy={isBusy}>
                  {t('vehicleCode.find')}
                </Button>
              </Form>
            </>
          ) : (
            <Banner>{t('vehicleCode.away')}</Banner>
          )}
          {found && (
            <CodeAnswer
              key={found.at}
              answer={found.answer}
              choice={(vehicle) => <Choice vehicle={vehicle} code={isSignedIn ? found.code : ''} />}
            />
          )}
          <p>
            <TextLink to={links(locale).machine()}>{t('vehicleCode.byHand')}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** Leads to what fits the vehicle; a signed-in customer may save it with its number. */
function Choice({ vehicle, code }: { vehicle: Vehicle; code: string }) {
  const { t, locale } = useI18n();
  const name = [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ');
  return (
    <div className="row">
      <ButtonLink to={links(locale).machine(writeVehicle(vehicle))}>{name}</ButtonLink>
      {code && (
        <Form method="post" action={ownMachinesPath(locale)}>
          <input type="hidden" name="form" value="machine" />
          <input type="hidden" name="id" value="new" />
          <input type="hidden" name="make" value={vehicle.make} />
          <input type="hidden" name="model" value={vehicle.model} />
          <input type="hidden" name="year" value={vehicle.year ?? ''} />
          <input type="hidden" name="unit" value="km" />
          <input type="hidden" name="vehicleCode" value={code} />
          <Button type="submit" look="ghost" aria-label={t('vehicleCode.keepOf', { machine: name })}>
            {t('vehicleCode.keep')}
          </Button>
        </Form>
      )}
    </div>
  );
}
