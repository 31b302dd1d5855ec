import { RadioCard, RadioSet } from './radio-card.tsx';

export const name = { fi: 'Valintakortti', en: 'Radio card' };

export function Example() {
  return (
    <div className="sg-2">
      <RadioSet legend="Noutopiste">
        <RadioCard
          name="method"
          value="101"
          title="Posti – noutopiste tai pakettiautomaatti"
          price="5,40 €"
          hint="Perillä 2–4 arkipäivässä"
          defaultChecked
        />
        <RadioCard name="method" value="107" title="Posti – kotiinkuljetus" price="15,90 €" />
        <RadioCard
          name="method"
          value="401"
          title="Nouto myymälästä, Ranua"
          price="0 €"
          hint="Ei tälle tilaukselle"
          disabled
        />
      </RadioSet>
      <RadioSet legend="Maksa heti" error="Valitse maksutapa." columns>
        <RadioCard name="pay" value="bank" title="Verkkopankki" hint="Kaikki suomalaiset pankit" />
        <RadioCard name="pay" value="card" title="Kortti" hint="Visa, Mastercard" />
      </RadioSet>
    </div>
  );
}
