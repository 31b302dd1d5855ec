import { PhotoField } from './photo-field.tsx';

export const name = { fi: 'Kuvakenttä', en: 'Photo field' };

export function Example() {
  return (
    <div className="sg-2">
      <PhotoField id="example-photos" label="Kuvat koneesta" hint="Enintään 6 kuvaa." />
      <PhotoField id="example-photos-wrong" label="Kuvat osasta" error="Kuvaa ei voi lukea." />
    </div>
  );
}
