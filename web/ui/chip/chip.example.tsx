import { useState } from 'react';
import { Chip, ChipLink, Chips, FilterChip } from './chip.tsx';

export const name = { fi: 'Sirut', en: 'Chips' };

export function Example() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Chips>
        <Chip pressed={pressed} count={64} onClick={() => setPressed(!pressed)}>
          Kypärät
        </Chip>
        <ChipLink to="." count={29}>
          Saappaat
        </ChipLink>
        <FilterChip to="." label="Routa" />
      </Chips>
      <Chips scroll>
        {['Moottorikelkat', 'Kypärät', 'Ajopuvut', 'Saappaat', 'Variaattorihihnat', 'Telamatot', 'Öljyt'].map(
          (label) => (
            <ChipLink key={label} to="." count={label.length}>
              {label}
            </ChipLink>
          ),
        )}
      </Chips>
    </>
  );
}
