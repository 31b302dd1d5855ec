import { create } from 'zustand';

/** Spec 8: how long nothing may be heard before the visitor is told. */
export const SILENCE_MS = 10_000;
const PROBE_MS = 5_000;

/** `silent`: the backend has not answered for so long that the visitor should know. */
export const useBackendWatch = create<{ silent: boolean }>()(() => ({ silent: false }));

let alarm: ReturnType<typeof setTimeout> | undefined;
let probes: ReturnType<typeof setInterval> | undefined;

/** An answer came, whatever it said. */
export function heardBackend() {
  clearTimeout(alarm);
  clearInterval(probes);
  alarm = undefined;
  probes = undefined;
  if (useBackendWatch.getState().silent) useBackendWatch.setState({ silent: false });
}

/** Something was asked: from now on silence counts, until anything is heard. */
export function awaitBackend() {
  alarm ??= setTimeout(() => {
    useBackendWatch.setState({ silent: true });
    probes ??= setInterval(probe, PROBE_MS);
  }, SILENCE_MS);
}

/** Asks for a sign of life, so that the notice goes by itself. */
function probe() {
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(heardBackend, () => {});
}

/** Passes the request through, and watches whether it is answered. */
export async function watched(request: Promise<Response>): Promise<Response> {
  awaitBackend();
  const answer = await request;
  heardBackend();
  return answer;
}
