import { create } from 'zustand';

/** Spec 8: how long nothing may be heard before the visitor is told. */
export const SILENCE_MS = 10_000;
const PROBE_MS = 5_000;

/** `silent`: the backend has not answered for so long that the visitor should know. */
export const useBackendWatch = create<{ silent: boolean }>()(() => ({ silent: false }));

let alarm: ReturnType<typeof setTimeout> | undefined;
let probes: ReturnType<typeof setInterval> | undefined;

/** Something was asked: from now on silence counts, until anything is heard. */
export function awaitBackend() {
  alarm ??= setTimeout(() => {
    useBackendWatch.setState({ silent: true });
    lostBackend();
  }, SILENCE_MS);
}

/** An answer came, whatever it said. */
export function heardBackend() {
  clearInterval(probes);
  probes = undefined;
  restBackend();
  if (useBackendWatch.getState().silent) useBackendWatch.setState({ silent: false });
}

/** Nothing is waited for any more, and nothing was heard. */
export function restBackend() {
  // a broken connection stays one until something is heard
  if (probes) return;
  clearTimeout(alarm);
  alarm = undefined;
}

/** A question came to nothing: asks for signs of life from now on, so that the notice goes by itself, or never comes. */
export function lostBackend() {
  awaitBackend();
  probes ??= setInterval(() => {
    fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(heardBackend, () => {});
  }, PROBE_MS);
}

/** Passes the request through, and watches whether it is answered. */
export async function watched(request: Promise<Response>): Promise<Response> {
  awaitBackend();
  try {
    const answer = await request;
    heardBackend();
    return answer;
  } catch (error) {
    lostBackend();
    throw error;
  }
}
