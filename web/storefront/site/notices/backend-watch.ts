/** Spec 8: how long nothing may be heard before the visitor is told. */
export const SILENCE_MS = 10_000;
const PROBE_MS = 5_000;

/**
 * Watches whether the shop answers what is asked. `tell` hears `true` when nothing has been heard for ten seconds since
 * something was asked, and `false` when the shop is back; `probe` asks for a sign of life.
 */
export function watchBackend(tell: (silent: boolean) => void, probe: () => Promise<unknown>) {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let probes: ReturnType<typeof setInterval> | undefined;
  let silent = false;

  const change = (now: boolean) => {
    if (silent !== now) tell(now);
    silent = now;
  };
  /** Something was asked: from now on silence counts, until anything is heard. */
  function listen() {
    alarm ??= setTimeout(() => {
      change(true);
      lost();
    }, SILENCE_MS);
  }
  /** Nothing is waited for any more, and nothing was heard. A broken connection stays one until something is heard. */
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
  /** A question came to nothing: asks for signs of life from now on, so that the notice goes by itself or never comes. */
  function lost() {
    listen();
    probes ??= setInterval(() => void probe().then(heard, () => {}), PROBE_MS);
  }

  return {
    lost,
    /** Passes an answer through, and notices whether it comes. What the page itself gave up says nothing. */
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
