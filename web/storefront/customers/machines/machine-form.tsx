import { localDay } from '#domain/base/time/local-day.ts';
import { checkMachine, usageUnits } from '#domain/customers/machines/machine.ts';
import { MAX_MONTHS } from '#domain/customers/machines/reminder.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { OpenPanel } from '#web/storefront/customers/accounts/area/open-panel.tsx';
import { AccountField, AccountSelect } from '#web/storefront/customers/accounts/form/account-field.tsx';
import { AccountForm, Submit } from '#web/storefront/customers/accounts/form/account-form.tsx';
import type { FormAnswer } from '#web/storefront/customers/accounts/form/form-answer.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ownMachinesPath } from './own-machines-path.ts';

type Props = { id: string; values: Record<string, string>; answer: FormAnswer | undefined };

/** The form of a new or saved machine (garage-1). */
export function MachineForm({ id, values, answer }: Props) {
  const { t, locale } = useI18n();
  const title = t(id === 'new' ? 'machines.new' : 'machines.edit');
  return (
    <OpenPanel label={title}>
      <h2>{title}</h2>
      <AccountForm
        name="machine"
        action={ownMachinesPath(locale, id)}
        answer={answer}
        values={values}
        labels={{
          make: t('machines.make'),
          model: t('machines.model'),
          year: t('machines.year'),
          name: t('machines.name'),
          usage: t('machines.usage'),
          unit: t('machines.unit'),
          vehicleCode: t('machines.code'),
          reminderDay: t('machines.reminderDay'),
          reminderMonths: t('machines.reminderMonths'),
          reminderNote: t('machines.reminderNote'),
        }}
        check={(typed) => {
          const checked = checkMachine(typed, localDay(new Date(), shop.timeZone));
          return checked.ok ? [] : (checked.details ?? []);
        }}
      >
        <input type="hidden" name="id" value={id} />
        <div className="form2">
          <AccountField name="make" maxLength={60} />
          <AccountField name="model" maxLength={100} />
          <AccountField name="year" inputMode="numeric" maxLength={4} optional />
          <AccountField name="name" maxLength={60} hint={t('machines.nameHint')} optional />
          <AccountField name="usage" inputMode="numeric" maxLength={12} optional />
          <AccountSelect name="unit">
            {usageUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`machines.unit.${unit}`)}
              </option>
            ))}
          </AccountSelect>
          <AccountField
            name="vehicleCode"
            maxLength={20}
            hint={t('machines.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            code
            optional
          />
        </div>
        <fieldset>
          <legend>
            <b>{t('machines.reminder')}</b>
          </legend>
          <div className="stack-4">
            <p className="small muted">{t('machines.reminderText')}</p>
            <div className="form2">
              <AccountField name="reminderDay" type="date" optional />
              <AccountField
                name="reminderMonths"
                inputMode="numeric"
                maxLength={String(MAX_MONTHS).length}
                hint={t('machines.reminderMonthsHint')}
                optional
              />
              <AccountField name="reminderNote" maxLength={100} hint={t('machines.reminderNoteHint')} optional />
            </div>
          </div>
        </fieldset>
        <div className="row">
          <Submit>{t('account.save')}</Submit>
          <ButtonLink look="ghost" preventScrollReset to={ownMachinesPath(locale)}>
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </OpenPanel>
  );
}
