import { Switch } from './switch.tsx';

export const name = { fi: 'Kytkin', en: 'Switch' };

export function Example() {
  return (
    <div className="row">
      <Switch label="Näytä hinnat ilman ALV" defaultChecked />
      <Switch label="Vain varastossa olevat" />
    </div>
  );
}
