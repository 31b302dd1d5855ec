import { SelectField } from './select-field.tsx';

export const name = { fi: 'Valintalista', en: 'Select' };

export function Example() {
  return (
    <div className="sg-2">
      <SelectField label="Toimittaja" name="supplier">
        <option>Polaris (1044)</option>
        <option>Yamaha (870)</option>
      </SelectField>
      <SelectField
        label="Noutopiste"
        name="point"
        defaultValue=""
        error="Valitse noutopiste."
        hint="Lähimmät osoitteestasi"
      >
        <option value="">Valitse</option>
        <option>Pakettiautomaatti, Koskikatu 27 (350 m)</option>
      </SelectField>
    </div>
  );
}
