/** A provider did not respond in time. */
export class TimeLimitExceeded extends Error {
  constructor(milliseconds: number) {
    super(`no answer in ${milliseconds} ms`);
    this.name = 'TimeLimitExceeded';
  }
}

/** Runs `begin` with a time limit; aborts its signal at the limit. */
export async function withTimeLimit<T>(milliseconds: number, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeLimitExceeded(milliseconds);
      stop.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([begin(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
