import { useEffect, useRef } from 'react';
import { type Open, sections } from './details-url.ts';

const sectionOf = (open: NonNullable<Open>) =>
  open.kind === 'address' ? sections.addresses : open.kind === 'deletion' ? sections.data : sections.signIn;

/** When a part closes, saved or given up, the focus goes on at its section rather than at the top of the page. */
export function useFocusAfterClose(open: Open) {
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (closed && !open) document.getElementById(sectionOf(closed))?.focus({ preventScroll: true });
  }, [open]);
}
