const EVERY_MS = 5000;

/** Does long work, and says every few seconds what is being done and since when. */
export async function sayWhile<T>(
  what: string,
  say: (text: string) => void,
  work: () => Promise<T>,
  everyMs = EVERY_MS,
): Promise<T> {
  const from = performance.now();
  const timer = setInterval(() => say(`${what}: ${Math.round((performance.now() - from) / 1000)} s`), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
