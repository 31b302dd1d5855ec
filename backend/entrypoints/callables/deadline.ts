import { ShopError } from '#domain/base/error-codes.ts';

/** Awaits `work`, or throws 'deadline-exceeded' when it takes longer (callable-2). The work continues to its end. */
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
