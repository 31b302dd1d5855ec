import { Accordion } from './accordion.tsx';

export const name = { fi: 'Haitari', en: 'Accordion' };

export function Example() {
  return (
    <div>
      <Accordion title="Kuvaus" level={3} open>
        <p>
          Kaksoislinssin väliin jäävä ilmarako ja lämmityslanka pitävät näkymän auki myös silloin, kun vauhti hiipuu.
        </p>
      </Accordion>
      <Accordion title="Valmistaja ja turvallisuus" level={3}>
        <p>Routa Gear Oy, Varikkotie 3, 90620 Oulu.</p>
      </Accordion>
    </div>
  );
}
