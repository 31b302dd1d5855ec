import { useState } from 'react';
import { Stepper } from './stepper.tsx';

export const name = { fi: 'Määrä', en: 'Stepper' };

export function Example() {
  const [amount, setAmount] = useState(2);
  return (
    <div className="row">
      <Stepper label="Määrä" value={amount} max={5} onChange={setAmount} />
      <Stepper label="Määrä, iso" value={amount} max={5} onChange={setAmount} big />
      <span className="muted num">1–5</span>
    </div>
  );
}
