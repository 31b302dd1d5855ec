import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Synchronises a native modal dialog with `open`. The browser traps the focus and restores it on close. Escape and a
 * click on the backdrop call `onClose`. The closing animation is CSS (`transition-behavior`).
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return {
    ref,
    onClose: () => {
      if (open) onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
