import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { ItemRow, ItemTable } from './item-rows.tsx';

export const name = { fi: 'Tiheä taulukko, varaosarivit', en: 'Dense rows, spare parts' };

const heads = {
  code: 'Koodi',
  name: 'Nimi',
  group: 'Toimittaja',
  price: 'Hinta, sis. ALV',
  stock: 'Saatavuus',
  amount: 'Määrä',
  action: 'Lisää',
};

const Code = ({ rest }: { rest: string }) => (
  <TextLink className="code" to=".">
    <mark>3211</mark>
    {rest}
  </TextLink>
);

export function Example() {
  const [amount, setAmount] = useState(1);
  const stepper = (code: string) => <Stepper value={amount} onChange={setAmount} label={`Kappaletta, ${code}`} />;
  return (
    <ItemTable caption="Osat, koodi alkaa 3211" heads={heads}>
      <ItemRow
        code={<Code rest="180" />}
        name="Variaattorihihna"
        note="Kytkin, sopii 600–850 ccm"
        group="Polaris"
        price="149,90 €"
        stock={<StockLine kind="ok">12 kpl</StockLine>}
        amount={stepper('3211180')}
        action={
          <Button look="transactional" size="s" quiet>
            Lisää
          </Button>
        }
      />
      <ItemRow
        inCart
        code={<Code rest="172" />}
        name="Variaattorihihna"
        note="Kytkin, reittimallit"
        group="Polaris"
        price="139 €"
        stock={<StockLine kind="later">3–6 pv</StockLine>}
        amount={stepper('3211172')}
        action={
          <Button look="outline" size="s">
            Korissa
          </Button>
        }
      />
      <ItemRow
        code={<Code rest="149" />}
        name="Variaattorihihna"
        note="Korvattu koodilla 3211180"
        group="Polaris"
        price="129,50 €"
        stock={<StockLine kind="none">Poistunut</StockLine>}
        action={
          <ButtonLink look="outline" size="s" to=".">
            Korvaava
          </ButtonLink>
        }
      />
      <ItemRow
        code={<Code rest="350" />}
        name="Ensiövariaattori, täydellinen"
        group="Polaris"
        price="- €"
        stock={<StockLine kind="none">Kysy hinta</StockLine>}
        action={
          <Button look="outline" size="s">
            Pyydä tarjous
          </Button>
        }
      />
    </ItemTable>
  );
}
