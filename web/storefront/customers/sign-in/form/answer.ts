import type { Problems } from '#domain/customers/sign-in/sign-in-forms.ts';

/** Problem of the form as a whole. */
export type Failure =
  | { kind: 'wrong' | 'wrongCode' | 'wrongPassword' | 'failed' | 'website' | 'early' | 'stale' }
  | { kind: 'limited'; minutes: number };

/** State of a rejected form. Never contains a password. */
export type Answer<F extends string> = {
  /** Different for every try, so that the same message is announced again. */
  at: number;
  problems: Problems<F>;
  failure?: Failure;
  /** Typed values, for browsers without JavaScript. */
  values: Partial<Record<F, string>>;
};

export const hasProblems = (problems: Problems<string>): boolean => Object.keys(problems).length > 0;

/**
 * Runs the server action; a lost connection becomes a form problem, so that the values stay. Rethrows redirects and
 * errors.
 */
export async function orFailed<A extends Answer<string>>(serverAction: () => Promise<A>): Promise<A> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const lost: Answer<string> = { at: Date.now(), problems: {}, failure: { kind: 'failed' }, values: {} };
    return lost as A;
  }
}
