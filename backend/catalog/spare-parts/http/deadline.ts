import { setTimeout as delay } from 'node:timers/promises';
import { SourceError } from '#backend/platform/json-client/client.ts';

/** The result of `work`; rejects with `SourceError` when it takes longer than `ms`. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController();
  const late = delay(ms, undefined, { signal: over.signal }).then(
    () => Promise.reject(new SourceError(`took more than ${ms} ms in total`)),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
