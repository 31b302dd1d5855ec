/** How often it is asked at most whether the shop has been renewed. */
export const ASK_EVERY_MS = 5 * 60_000;

type BuildWatch = {
  /** The build this page was made by. */
  current: string;
  /** `GET /builds/latest.json` (spec 7); null without an answer. */
  ask: () => Promise<string | null>;
  onNew: () => void;
  now?: () => number;
};

/**
 * Tells once when the shop has been renewed under the page. The returned function asks, at most every five minutes
 * since the page was loaded; call it whenever the visitor comes back or goes on.
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
