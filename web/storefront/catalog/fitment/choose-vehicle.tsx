import { type ReactNode, Suspense, useState } from 'react';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const VehicleDialog = lazyComponent(() => import('./vehicle-dialog.tsx'));

type Props = {
  /** A chip, or a link-like button in text. */
  look: 'chip' | 'link';
  label?: string;
  onChoose?: ((vehicle: Vehicle) => void) | undefined;
  /** Opens at once: the shopper pressed before the code had loaded. */
  opened?: boolean | undefined;
  category?: string | undefined;
  children: ReactNode;
};

/** A button that opens the vehicle dialog; the dialog loads at the first press. */
export function ChooseVehicle({ look, label, onChoose, opened, category, children }: Props) {
  const [open, setOpen] = useState<boolean | null>(opened ? true : null);
  return (
    <>
      <button
        type="button"
        className={look === 'chip' ? 'chip' : buttonClass({ look: 'link', size: 's' })}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open !== null && (
        <Suspense>
          <VehicleDialog open={open} onClose={() => setOpen(false)} onChoose={onChoose} category={category} />
        </Suspense>
      )}
    </>
  );
}
