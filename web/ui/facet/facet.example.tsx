import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { Facet } from './facet.tsx';

export const name = { fi: 'Rajain', en: 'Facet' };

export function Example() {
  return (
    <div className="sg-narrow">
      <Facet title="Brändi">
        <Checkbox label="Halla" count={48} defaultChecked />
        <Checkbox label="Kaira" count={31} defaultChecked />
        <Checkbox label="Otso" count={66} />
      </Facet>
      <Facet title="Saatavuus" chosen={2} open={false}>
        <Checkbox label="Oulu" count={201} defaultChecked />
        <Checkbox label="Ranua" count={94} defaultChecked />
      </Facet>
    </div>
  );
}
