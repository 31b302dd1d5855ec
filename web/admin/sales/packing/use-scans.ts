import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ScanResult } from '#domain/sales/packing/scan.ts';
import { signal } from '#web/admin/base/scan/signal.ts';
import type { PackingOutcome, PackingRefusal } from './outcome.ts';

/** What a scan came to; `offline`: it did not reach the server and must be repeated. */
export type ScanState = { scan: ScanResult } | { refused: PackingRefusal } | { offline: true };

export type Scans = {
  add: (code: string) => void;
  last: ScanState | null;
  /** The line of the last unit. */
  current: number | null;
};

const stateOf = (outcome: PackingOutcome | null | undefined): ScanState | null => {
  if (outcome?.kind === 'scan') return { scan: outcome.result };
  return outcome?.kind === 'refused' ? { refused: outcome.reason } : null;
};

/** Sends scanned codes and signals each result by sound and vibration. `first` is the result of a form without scripts. */
export function useScans(first: PackingOutcome | null): Scans {
  const { submit, data } = useFetcher<PackingOutcome>();
  const [last, setLast] = useState(first?.kind === 'scan' ? stateOf(first) : null);
  const sent = useRef(Promise.resolve());

  useEffect(() => {
    const state = stateOf(data);
    if (!state) return;
    setLast(state);
    signal('scan' in state && state.scan.kind === 'packed' ? 'right' : 'wrong');
  }, [data]);

  // one after another: a new request of a fetcher cancels the one before it
  const send = async (code: string) => {
    if (navigator.onLine) return submit({ intent: 'scan', code }, { method: 'post' });
    setLast({ offline: true });
    signal('wrong');
  };
  return {
    add: (code) => {
      sent.current = sent.current.then(() => send(code));
    },
    last,
    current: last && 'scan' in last && 'position' in last.scan ? last.scan.position : null,
  };
}
