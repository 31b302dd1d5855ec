import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus when the pressed control disappears: to the message about an accepted code, and after its removal to
 * the field, or to the codes left when there is none. `used`: how many codes are in use. `isTouched`: keep the
 * disclosure open, because the focus is inside.
 */
export function useCodeFocus(used: number) {
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  /** How many codes were in use when a removal was pressed; 0 when none was. */
  const usedBefore = useRef(0);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (used >= usedBefore.current) return;
    usedBefore.current = 0;
    (field.current ?? said.current)?.focus();
  }, [used]);
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
      usedBefore.current = used;
    },
  };
}
