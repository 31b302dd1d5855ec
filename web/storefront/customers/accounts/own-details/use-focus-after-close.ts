import { useEffect, useRef } from 'react';
import { type Open, sections } from './details-url.ts';

const sectionOf = (open: NonNullable<Open>) =>
  open.kind === 'address' ? sections.addresses : open.kind === 'deletion' ? sections.data : sections.signIn;

/** After a part closes, saved or cancelled, focuses its section instead of the top of the page. */
export function useFocusAfterClose(open: Open) {
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (closed && !open) document.getElementById(sectionOf(closed))?.focus({ preventScroll: true });
  }, [open]);
}
