import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useModal } from '#web/ui/dialog/use-modal.ts';

type Props = { open: boolean; onClose: () => void; label: string; className?: string; children: ReactNode };

/** A native modal dialog; Escape and a press beside it close it. Only for what cannot be undone, and for the palette. */
export function Dialog({ open, onClose, label, className, children }: Props) {
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classes('pop', className ?? 'dialog')} aria-label={label}>
      {open && children}
    </dialog>
  );
}
