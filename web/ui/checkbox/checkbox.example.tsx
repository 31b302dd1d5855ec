import { Checkbox } from './checkbox.tsx';

export const name = { fi: 'Valintaruutu', en: 'Checkbox' };

export function Example() {
  return (
    <div className="sg-2">
      <div>
        <Checkbox name="stock" label="Varastossa" count={286} defaultChecked />
        <Checkbox name="outlet" label="Outlet" count={17} />
        <Checkbox name="none" label="Ei yhtään" count={0} disabled />
      </div>
      <div>
        <Checkbox name="terms" label="Hyväksyn toimitusehdot" error="Hyväksy toimitusehdot." />
        <Checkbox name="news" label="Tilaan uutiskirjeen" hint="Noin kaksi kertaa kuussa." />
      </div>
    </div>
  );
}
