/** An expected outcome as a value: success with a value, or failure with a named reason. */
export type Ok<T> = { ok: true; value: T };
export type Fail<R extends string, D = unknown> = { ok: false; reason: R; details?: D };
export type Result<T, R extends string = string, D = unknown> = Ok<T> | Fail<R, D>;

/** Failures whose details depend on the reason: `FailBy<{ unknown: unknown; not_now: QuoteStatus }>`. */
export type FailBy<D extends object> = { [R in keyof D & string]: Fail<R, D[R]> }[keyof D & string];

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const fail = <R extends string, D = unknown>(reason: R, details?: D): Fail<R, D> =>
  details === undefined ? { ok: false, reason } : { ok: false, reason, details };
