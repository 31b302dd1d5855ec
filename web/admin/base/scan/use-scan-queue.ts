import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { signal } from './signal.ts';

/** The scan did not reach the server and must be repeated. */
export type Offline = { offline: true };

export type ScanQueue<State> = {
  add: (code: string) => void;
  /** What the last scan came to. */
  last: State | Offline | null;
};

/**
 * Sends scanned codes to the page's action as `intent=scan`, each with a key of its own, and signals each result by sound and
 * vibration. `first` is the result of a form without scripts; `stateOf` reads a result, null when it is none of a scan.
 */
export function useScanQueue<State>(
  first: State | null,
  stateOf: (outcome: unknown) => State | null,
  isRight: (state: State) => boolean,
): ScanQueue<State> {
  const { submit, data } = useFetcher<unknown>();
  const [last, setLast] = useState<State | Offline | null>(first);
  const sent = useRef(Promise.resolve());
  const read = useRef({ stateOf, isRight });
  read.current = { stateOf, isRight };

  useEffect(() => {
    const state = read.current.stateOf(data);
    if (!state) return;
    setLast(state);
    signal(read.current.isRight(state) ? 'right' : 'wrong');
  }, [data]);

  // one after another: a new request of a fetcher cancels the one before it
  const send = async (code: string) => {
    if (navigator.onLine) return submit({ intent: 'scan', code, key: crypto.randomUUID() }, { method: 'post' });
    setLast({ offline: true });
    signal('wrong');
  };
  return {
    add: (code) => {
      sent.current = sent.current.then(() => send(code));
    },
    last,
  };
}
