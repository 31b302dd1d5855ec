import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from './dialog.tsx';

export const name = { fi: 'Valintaikkuna', en: 'Dialog' };

export function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button look="outline" onClick={() => setOpen(true)}>
        Poista lista
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Poistetaanko ”Kelkkakausi”?"
        actions={
          <>
            <Button onClick={close}>Poista lista</Button>
            <Button look="outline" onClick={close}>
              Peruuta
            </Button>
          </>
        }
      >
        <p className="muted">Listalla on 7 tuotetta. Tätä ei voi perua.</p>
      </Dialog>
    </div>
  );
}
