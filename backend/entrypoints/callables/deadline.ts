import { ShopError } from '#domain/base/error-codes.ts';

/** The work's answer, or 'deadline-exceeded' when it takes longer. The work itself goes on: nothing is left half-done. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShopError('deadline-exceeded', 'The answer takes too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
