import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Keeps a native modal dialog in step with `open`. The browser holds the focus inside and returns it on close;
 * Escape and a press on the backdrop call `onClose`. The way out is animated in CSS (`transition-behavior`).
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
