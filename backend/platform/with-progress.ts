const EVERY_MS = 5000;

/** Runs `work` and reports its label and elapsed seconds every few seconds until it ends. */
export async function withProgress<T>(
  label: string,
  report: (text: string) => void,
  work: () => Promise<T>,
  everyMs = EVERY_MS,
): Promise<T> {
  const from = performance.now();
  const timer = setInterval(() => report(`${label}: ${Math.round((performance.now() - from) / 1000)} s`), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
