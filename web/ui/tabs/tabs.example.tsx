import { Tabs } from './tabs.tsx';

export const name = { fi: 'Välilehdet', en: 'Tabs' };

export function Example() {
  return (
    <Tabs
      label="Tuotteen tiedot"
      level={3}
      tabs={[
        { id: 'kuvaus', title: 'Kuvaus', content: <p>Tunturi on tehty pitkiin päiviin reitillä.</p> },
        { id: 'mitat', title: 'Mitat', content: <p>Päänympärys 57–58 cm, paino 1 480 g.</p> },
        { id: 'huolto', title: 'Huolto', content: <p>Vuori irtoaa pesua varten ilman työkaluja.</p> },
      ]}
    />
  );
}
