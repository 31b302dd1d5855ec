import { useEffect, useRef } from 'react';
import { tell } from './tell.ts';
import type { Told } from './told.ts';

/** Tells once for each `when`; not while it is empty. */
export function useTell<Name extends keyof Told>(name: Name, about: Told[Name], when: string) {
  const told = useRef('');
  useEffect(() => {
    if (!when || told.current === when) return;
    told.current = when;
    tell(name, about);
  }, [name, about, when]);
}
