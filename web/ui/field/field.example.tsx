import { Field, FieldError } from './field.tsx';

export const name = { fi: 'Kentän kehys', en: 'Field frame' };

export function Example() {
  return (
    <div className="sg-2">
      <Field id="sg-field" label="Toimitustapa" hint="Mikä tahansa ohjain saa saman kehyksen." optional>
        <input id="sg-field" className="input" defaultValue="Nouto" aria-describedby="sg-field-description" />
      </Field>
      <FieldError>Valitse toimitustapa.</FieldError>
    </div>
  );
}
