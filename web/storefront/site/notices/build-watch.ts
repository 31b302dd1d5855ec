/** Minimum time between two checks for a newer build. */
export const ASK_EVERY_MS = 5 * 60_000;

type BuildWatch = {
  /** The build that rendered this page. */
  current: string;
  /** The id in `GET /builds/latest.json`; null without a response. */
  ask: () => Promise<string | null>;
  onNew: () => void;
  now?: () => number;
};

/**
 * Notifies once when the shop runs a newer build than the page (error-4). The returned function checks, at most every
 * five minutes since the page loaded; call it on navigation and when the page becomes visible.
 */
export function watchBuild({ current, ask, onNew, now = () => performance.now() }: BuildWatch) {
  let asked = 0;
  let isOld = false;
  return async () => {
    if (isOld || now() - asked < ASK_EVERY_MS) return;
    asked = now();
    const latest = await ask();
    if (latest === null || latest === current || isOld) return;
    isOld = true;
    onNew();
  };
}
