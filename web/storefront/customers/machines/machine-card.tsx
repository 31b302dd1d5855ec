import { Form } from 'react-router';
import type { OwnMachine } from '#backend/customers/machines/service.ts';
import type { OrderNumber, Sku } from '#domain/base/ids.ts';
import { writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale, links } from '#web/storefront/base/links.ts';
import { askPart } from '#web/storefront/catalog/fitment/ask-part.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { ownMachinesPath } from './own-machines-path.ts';

export type FittedMachine = OwnMachine & {
  /** Goods of own orders that fit it. */ bought: readonly { sku: Sku; title: string; number: OrderNumber }[];
};

/** A machine of the account: its facts, what fits it, and where to ask for a part. */
export function MachineCard({ machine }: { machine: FittedMachine }) {
  const { t, locale } = useI18n();
  const { id, make, model, year, name, usage, unit, vehicleCode, bought, reminderDay, reminderMonths, reminderNote } =
    machine;
  const title = [make, model, year].filter(Boolean).join(' ');
  const facts = [
    name && title,
    usage !== null &&
      t('machines.used', { usage: new Intl.NumberFormat('fi-FI').format(usage), unit: t(`machines.unit.${unit}`) }),
    vehicleCode,
  ].filter(Boolean);
  return (
    <div className="outlined-card">
      <h2>{name || title}</h2>
      <div>
        <div className="stack-2">
          {facts.length > 0 && <p className="small muted num">{facts.join(' · ')}</p>}
          {reminderDay && (
            <p className="small num">
              {t('machines.reminderOn', { day: dateText(reminderDay, locale) })}
              {reminderMonths !== null && ` ${t('machines.reminderEvery', { count: reminderMonths })}`}
              {reminderNote && ` · ${reminderNote}`}
            </p>
          )}
          <p>
            <TextLink to={links(locale).machine(writeVehicle(machine))}>{t('machines.fits')}</TextLink>
          </p>
          <p>
            <TextLink to={askPart(locale, { vehicle: machine })}>{t('machines.ask')}</TextLink>
          </p>
          <p>
            <TextLink to={inLocale(locale, '/varaa-huolto', `?${new URLSearchParams({ kone: title })}`)}>
              {t('bookings.book')}
            </TextLink>
          </p>
          {bought.length > 0 && (
            <details>
              <summary>{t('machines.bought', { count: bought.length })}</summary>
              <ul className="small">
                {bought.map(({ sku, title, number }) => (
                  <li key={sku}>
                    <TextLink to={links(locale).order(number)}>{title}</TextLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
      <div className="row">
        <ButtonLink
          look="link"
          size="s"
          preventScrollReset
          to={ownMachinesPath(locale, id)}
          aria-label={t('machines.changeOf', { name: name || title })}
        >
          {t('account.address.change')}
        </ButtonLink>
        <Form method="post" action={ownMachinesPath(locale)} preventScrollReset>
          <input type="hidden" name="form" value="machine-remove" />
          <Button
            type="submit"
            look="link"
            size="s"
            name="id"
            value={id}
            aria-label={t('machines.removeOf', { name: name || title })}
          >
            {t('account.address.remove')}
          </Button>
        </Form>
      </div>
    </div>
  );
}
