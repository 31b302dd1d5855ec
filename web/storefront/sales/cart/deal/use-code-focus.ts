import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus when the pressed control disappears: to the message about an accepted code, and to the field after
 * its removal. `isTouched`: keep the disclosure open, because the focus is inside.
 */
export function useCodeFocus(isUsed: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isUsed || !isRemoving.current) return;
    isRemoving.current = false;
    field.current?.focus();
  }, [isUsed]);
  return {
    field,
    said,
    isTouched,
    /** Call after a code was looked up. */
    answered(isTaken: boolean) {
      setTouched(true);
      (isTaken ? said : field).current?.focus();
    },
    /** Call before the code is removed. */
    removing() {
      setTouched(true);
      isRemoving.current = true;
    },
  };
}
