import { Link } from 'react-router';
import { writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import type { VehicleMake } from '#domain/catalog/fitment/vehicle-list.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { findByCode } from '#web/storefront/catalog/fitment/ask-part.ts';
import { TextLink } from '#web/ui/link/link.tsx';

/** Every make and model that the shop has goods for, as links: one press leads to all of them. */
export function MachineList({ makes, hasRegister }: { makes: readonly VehicleMake[]; hasRegister: boolean }) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail title={t('machine.title')} />
      <div className="wrap stack-6">
        <div className="stack-2">
          <h1>{t('machine.title')}</h1>
          <p className="lead">{t('machine.text')}</p>
          {hasRegister && (
            <p>
              <TextLink to={findByCode(locale)}>{t('vehicleCode.link')}</TextLink>
            </p>
          )}
        </div>
        {makes.map(({ name: make, models }, at) => (
          <section key={make} className="stack-2" aria-labelledby={`make-${at}`}>
            <h2 id={`make-${at}`}>{make}</h2>
            <ul className="link-grid">
              {models.map(({ name }) => (
                <li key={name}>
                  <Link to={links(locale).machine(writeVehicle({ make, model: name, year: null }))}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
