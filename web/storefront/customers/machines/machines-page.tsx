import { Suspense } from 'react';
import type { OwnMachine } from '#backend/customers/machines/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { findByCode } from '#web/storefront/catalog/fitment/ask-part.ts';
import type { FormAnswer } from '#web/storefront/customers/accounts/form/form-answer.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { type FittedMachine, MachineCard } from './machine-card.tsx';
import { MachineForm } from './machine-form.tsx';
import { ownMachinesPath } from './own-machines-path.ts';

const BrowserMachines = lazyComponent(() => import('./browser-machines.tsx'));

type Props = {
  hasRegister: boolean;
  machines: FittedMachine[];
  /** The machine whose form is open, or `new`. */
  open: string | null;
  /** What a link fills in. */
  typed: Record<string, string>;
  answer: FormAnswer | undefined;
};

/** "Omat koneet": the machines of an account, with what fits them (garage-1). */
export function MachinesPage({ hasRegister, machines, open, typed, answer }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  return (
    <>
      <div className="head-row">
        <h1>{t('machines.title')}</h1>
        {open !== 'new' && (
          <ButtonLink look="outline" size="s" preventScrollReset to={ownMachinesPath(locale, 'new')}>
            <Icon name="plus" small />
            {t('machines.add')}
          </ButtonLink>
        )}
      </div>
      <p className="lead">{t(machines.length > 0 ? 'machines.text' : 'machines.none')}</p>
      {hasRegister && (
        <p>
          <TextLink to={findByCode(locale)}>{t('machines.byCode')}</TextLink>
        </p>
      )}
      {open === 'new' && <MachineForm id="new" values={{ unit: 'km', ...typed }} answer={answer} />}
      <Suspense>{hydrated && open === null && <BrowserMachines machines={machines} />}</Suspense>
      <ul className="card-grid">
        {machines.map((machine) => (
          <li key={machine.id} className={machine.id === open ? 'is-open' : undefined}>
            {machine.id === open ? (
              <MachineForm id={machine.id} values={valuesOf(machine)} answer={answer} />
            ) : (
              <MachineCard machine={machine} />
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('machines.privacy')}</p>
    </>
  );
}

const valuesOf = ({
  make,
  model,
  year,
  name,
  usage,
  unit,
  vehicleCode,
  ...reminder
}: OwnMachine): Record<string, string> => ({
  make,
  model,
  name,
  unit,
  vehicleCode,
  year: year === null ? '' : String(year),
  usage: usage === null ? '' : String(usage),
  reminderDay: reminder.reminderDay ?? '',
  reminderMonths: reminder.reminderMonths === null ? '' : String(reminder.reminderMonths),
  reminderNote: reminder.reminderNote,
});
