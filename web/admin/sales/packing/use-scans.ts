import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ScanResult } from '#domain/sales/packing/scan.ts';
import type { PackingOutcome, PackingRefusal } from './outcome.ts';
import { signal } from './signal.ts';

/** What a scan came to; `offline`: it did not reach the server and must be repeated. */
export type ScanState = { scan: ScanResult } | { refused: PackingRefusal } | { offline: true };

export type Scans = {
  /** Takes a code; codes are sent one after another, because a new request would cancel the one before it. */
  add: (code: string) => void;
  last: ScanState | null;
  /** The line of the last unit. */
  current: number | null;
  isBusy: boolean;
};

const stateOf = (outcome: PackingOutcome | null): ScanState | null => {
  if (outcome?.kind === 'scan') return { scan: outcome.result };
  return outcome?.kind === 'refused' ? { refused: outcome.reason } : null;
};

/** Sends scanned codes in their order and signals each result by sound and vibration. `first` is the result of a form without scripts. */
export function useScans(first: PackingOutcome | null): Scans {
  const fetcher = useFetcher<PackingOutcome>();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [last, setLast] = useState(first?.kind === 'scan' ? stateOf(first) : null);
  const isSent = useRef(false);
  const isIdle = fetcher.state === 'idle';
  const { data } = fetcher;

  useEffect(() => {
    if (!isIdle || !isSent.current) return;
    isSent.current = false;
    const state = stateOf(data ?? null);
    if (!state) return;
    setLast(state);
    signal('scan' in state && state.scan.kind === 'packed' ? 'right' : 'wrong');
  }, [isIdle, data]);

  useEffect(() => {
    const code = waiting[0];
    if (!isIdle || code === undefined) return;
    setWaiting(waiting.slice(1));
    if (!navigator.onLine) {
      setLast({ offline: true });
      signal('wrong');
      return;
    }
    isSent.current = true;
    void fetcher.submit({ intent: 'scan', code }, { method: 'post' });
  }, [waiting, isIdle, fetcher]);

  return {
    add: (code) => setWaiting((codes) => [...codes, code]),
    last,
    current: last && 'scan' in last && 'position' in last.scan ? last.scan.position : null,
    isBusy: !isIdle || waiting.length > 0,
  };
}
