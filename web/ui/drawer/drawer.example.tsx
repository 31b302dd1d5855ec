import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { Facet } from '#web/ui/facet/facet.tsx';
import { Drawer } from './drawer.tsx';

export const name = { fi: 'Liukupaneeli', en: 'Drawer' };

export function Example() {
  const [side, setSide] = useState<'left' | 'right' | null>(null);
  const close = () => setSide(null);
  return (
    <div className="row">
      <Button look="outline" onClick={() => setSide('left')}>
        Valikko
      </Button>
      <Button look="outline" onClick={() => setSide('right')}>
        Rajaa
      </Button>
      <Drawer open={side === 'left'} onClose={close} title="Valikko">
        <p>Moottorikelkat</p>
      </Drawer>
      <Drawer
        open={side === 'right'}
        onClose={close}
        title="Rajaa"
        side="right"
        foot={
          <Button wide onClick={close}>
            Näytä 249 tuotetta
          </Button>
        }
      >
        <Facet title="Brändi">
          <Checkbox label="Halla" count={48} />
          <Checkbox label="Kaira" count={31} />
        </Facet>
      </Drawer>
    </div>
  );
}
