import { useEffect, useRef, useState } from 'react';

/**
 * Where the focus goes when what was pressed is gone: to what is said of a code that was taken, and to the field once the
 * code is taken away. `isTouched`: the fold stays open, as what is focused is in it.
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
    /** After a code was looked up. */
    answered(isTaken: boolean) {
      setTouched(true);
      (isTaken ? said : field).current?.focus();
    },
    /** Before the code is taken away. */
    removing() {
      setTouched(true);
      isRemoving.current = true;
    },
  };
}
