export const LOOK_MS = 5_000;

/**
 * Calls `open` when the backend is reachable again: on the `online` event and, because that may come too early or
 * never, when a check every five seconds succeeds. A hidden tab does not check.
 */
export function whenBack(open: () => void, answers: () => Promise<{ ok: boolean }>) {
  addEventListener('online', open);
  const look = async () => {
    if (!document.hidden && (await answers()).ok) open();
  };
  setInterval(() => void look().catch(() => {}), LOOK_MS);
}
