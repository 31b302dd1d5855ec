import { type FormEvent, useState } from 'react';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import type { VehicleModel } from '#domain/catalog/fitment/vehicle-list.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useLoaded } from '#web/storefront/base/use-loaded.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { readVehicleMakes } from './fitment-client.ts';

type Props = {
  isFirst: boolean;
  /** Offers only models that a product of this category fits ('' for any product). */
  category?: string | undefined;
  onChoose: (vehicle: Vehicle) => void;
};

/** Model years, newest first. */
const yearsOf = ({ years }: VehicleModel) => {
  if (!years) return [];
  const [first, last] = years;
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
};

/** Make, model and year, limited to vehicles that the shop has goods for. Native selects find an option by typing. */
export function VehicleForm({ isFirst, category, onChoose }: Props) {
  const { t } = useI18n();
  const { makes, failed, retry } = useMakes(category);
  const [make, setMake] = useState('');
  const [model, setModel] = useState('');
  const [year, setYear] = useState('');
  const models = makes?.find(({ name }) => name === make)?.models ?? [];
  const chosen = models.find(({ name }) => name === model);
  const years = chosen ? yearsOf(chosen) : [];
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onChoose({ make, model, year: year === '' ? null : Number(year) });
  };
  if (failed)
    return (
      <div className="stack-2" role="alert">
        <p>{t('vehicle.failed')}</p>
        <Button look="outline" onClick={retry}>
          {t('vehicle.tryAgain')}
        </Button>
      </div>
    );
  return (
    <form className="stack" onSubmit={save}>
      <p>{t(isFirst ? 'vehicle.text' : 'vehicle.another')}</p>
      <SelectField
        label={t('vehicle.make')}
        name="make"
        required
        disabled={!makes}
        value={make}
        onChange={({ target }) => {
          setMake(target.value);
          setModel('');
          setYear('');
        }}
      >
        <option value="">{t(makes ? 'vehicle.chooseMake' : 'vehicle.loading')}</option>
        {makes?.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('vehicle.model')}
        name="model"
        required
        disabled={models.length === 0}
        value={model}
        onChange={({ target }) => {
          setModel(target.value);
          setYear('');
        }}
      >
        <option value="">{t('vehicle.chooseModel')}</option>
        {models.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('vehicle.year')}
        name="year"
        disabled={years.length === 0}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      >
        <option value="">{t('vehicle.anyYear')}</option>
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <Button type="submit" wide>
        {t('vehicle.use')}
      </Button>
    </form>
  );
}

function useMakes(category: string | undefined) {
  const [round, setRound] = useState(0);
  const makes = useLoaded(`${round} ${category}`, () => readVehicleMakes(category));
  return { makes: makes ?? null, failed: makes === null, retry: () => setRound(round + 1) };
}
