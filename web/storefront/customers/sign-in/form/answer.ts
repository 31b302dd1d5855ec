import type { Problems } from '#domain/customers/sign-in/sign-in-forms.ts';

/** What went wrong with a form as a whole. */
export type Failure =
  | { kind: 'wrong' | 'wrongCode' | 'wrongPassword' | 'failed' | 'website' | 'early' | 'stale' }
  | { kind: 'limited'; minutes: number };

/** The answer of a form that must be mended. Never carries a password back. */
export type Answer<F extends string> = {
  /** Another one at every try, so that the same answer twice is said twice. */
  at: number;
  problems: Problems<F>;
  failure?: Failure;
  /** What was entered, for browsers without JavaScript. */
  values: Partial<Record<F, string>>;
};

export const hasProblems = (problems: Problems<string>): boolean => Object.keys(problems).length > 0;

/** A lost connection is an answer too: the page keeps what was entered. Redirects and faults go their way. */
export async function orFailed<A extends Answer<string>>(serverAction: () => Promise<A>): Promise<A> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const lost: Answer<string> = { at: Date.now(), problems: {}, failure: { kind: 'failed' }, values: {} };
    return lost as A;
  }
}
