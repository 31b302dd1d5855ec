/** Receives changes that the server tells, in any tab: `kind` of the thing and its id, or `all`. */
export type LiveListener = (change: { kind: string; id: string }) => void;

const NAME = 'staff-live';
const PATH = '/tapahtumat';

const listeners = new Set<LiveListener>();
let started = false;

function tell(data: string) {
  for (const thing of data.split('\n')) {
    const colon = thing.indexOf(':');
    const change = { kind: thing.slice(0, colon), id: thing.slice(colon + 1) };
    for (const listener of listeners) listener(change);
  }
}

/**
 * Opens the one stream of this browser: the tab that holds the lock reads it and passes on what it hears, because each stream
 * takes one of a browser's six connections. When that tab closes, another one gets the lock.
 */
function start() {
  if (started || !('locks' in navigator)) return;
  started = true;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => tell(String(data));
  void navigator.locks.request(NAME, () => {
    const stream = new EventSource(PATH);
    let wasOpen = false;
    // what happened between two connections is unknown
    stream.addEventListener('open', () => {
      if (wasOpen) pass('all:');
      wasOpen = true;
    });
    const pass = (data: string) => {
      channel.postMessage(data);
      tell(data);
    };
    stream.onmessage = ({ data }) => pass(String(data));
    return new Promise<never>(() => {}); // held until the tab closes
  });
}

/** Listens to changes; returns how to stop. */
export function onChange(listener: LiveListener): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
