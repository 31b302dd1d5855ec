export const LOOK_MS = 5_000;

/**
 * Calls `open` when the shop answers again: at the browser's own word and, as that may come too early or never, when a
 * look every five seconds says so. A tab that nobody sees does not look.
 */
export function whenBack(open: () => void, answers: () => Promise<{ ok: boolean }>) {
  addEventListener('online', open);
  const look = async () => {
    if (!document.hidden && (await answers()).ok) open();
  };
  setInterval(() => void look().catch(() => {}), LOOK_MS);
}
