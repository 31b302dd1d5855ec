import { setTimeout as delay } from 'node:timers/promises';
import { SourceFailed } from './client.ts';

/** What is asked, if it comes in time; rejects with `SourceFailed` when it does not. */
export async function inTime<T>(asking: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController();
  const late = delay(ms, undefined, { signal: over.signal }).then(
    () => Promise.reject(new SourceFailed(`took more than ${ms} ms in all`)),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([asking, late]);
  } finally {
    over.abort();
  }
}
