/** How long to wait for any response before showing the notice (error-3). */
export const SILENCE_MS = 10_000;
const PROBE_MS = 5_000;

/**
 * Watches whether the backend responds. Calls `notify(true)` after ten seconds without any response to a request, and
 * `notify(false)` when it responds again. `probe` sends a request to test it.
 */
export function watchBackend(tell: (silent: boolean) => void, probe: () => Promise<unknown>) {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let probes: ReturnType<typeof setInterval> | undefined;
  let silent = false;

  const change = (now: boolean) => {
    if (silent !== now) tell(now);
    silent = now;
  };
  /** Starts the timer with a request; any response stops it. */
  function listen() {
    alarm ??= setTimeout(() => {
      change(true);
      lost();
    }, SILENCE_MS);
  }
  /** Stops the timer without a response. Keeps it when the connection is lost, until there is a response. */
  function rest() {
    if (probes) return;
    clearTimeout(alarm);
    alarm = undefined;
  }
  function heard() {
    clearInterval(probes);
    probes = undefined;
    rest();
    change(false);
  }
  /** A request failed: probe until there is a response, so that the notice disappears by itself or never shows. */
  function lost() {
    listen();
    probes ??= setInterval(() => void probe().then(heard, () => {}), PROBE_MS);
  }

  return {
    lost,
    /** Returns the response and records whether it arrives. Ignores requests that the page aborted. */
    async watched<A>(answer: Promise<A>): Promise<A> {
      listen();
      try {
        const arrived = await answer;
        heard();
        return arrived;
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') rest();
        else lost();
        throw error;
      }
    },
  };
}
