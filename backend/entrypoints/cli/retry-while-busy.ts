import { setTimeout as delay } from 'node:timers/promises';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';

const PATIENCE_MS = 60_000;
const EVERY_MS = 500;
const SAID_EVERY_MS = 10_000;

/** The running shop stopped before it received the command; another try may find it stopped or restarted. */
export class ShopGone extends Error {}

/**
 * Runs `work`. While the shop starts or stops, or another command uses the data dir, retries for a minute and reports it.
 * `work` must have changed nothing when it throws `DataDirInUse` or `ShopGone`; after the minute that error is thrown.
 */
export async function retryWhileBusy(
  work: () => Promise<void>,
  say: (text: string) => void,
  { patienceMs = PATIENCE_MS, everyMs = EVERY_MS } = {},
): Promise<void> {
  const from = performance.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      const isBusy = error instanceof DataDirInUse || error instanceof ShopGone;
      if (!isBusy || now - from >= patienceMs) throw error;
      if (now - saidAt >= SAID_EVERY_MS) {
        const left = Math.ceil((patienceMs - (now - from)) / 1000);
        say(`The shop is starting or stopping, or another command is running. Retrying for ${left} s …`);
        saidAt = now;
      }
    }
    await delay(everyMs);
  }
}
