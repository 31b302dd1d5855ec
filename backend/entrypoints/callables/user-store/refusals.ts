import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { type ErrorCode, type FieldError, ShopError } from '#domain/base/error-codes.ts';
import type { Fail, Result } from '#domain/base/result.ts';

/** Failures of the services as error code, field and message for programs (callable-4). */
const refusals = {
  not_found: ['not-found', '', 'There is no such document.'],
  too_many_lists: ['aborted', 'name', 'There are as many wish lists as a customer may have.'],
  full: ['aborted', 'items', 'A wish list cannot hold so much.'],
  unknown: ['invalid-argument', 'items', 'The shop does not sell this.'],
  empty: ['invalid-argument', 'name', 'A wish list needs a name.'],
  too_long: ['invalid-argument', 'name', 'The name is too long.'],
  text: ['invalid-argument', 'name', 'A name has no control characters.'],
  wrong_password: ['permission-denied', 'password', 'The password is wrong.'],
  limited: ['resource-exhausted', 'password', 'Too many wrong passwords: wait a while.'],
  sign_in_again: ['permission-denied', 'password', 'Sign in again first.'],
} satisfies Record<string, [ErrorCode, string, string]>;

/** The value of a result; throws `ShopError` with the invalid fields on failure. */
export function settled<T>(outcome: Result<T, keyof typeof refusals> | Fail<'invalid', FieldError[]>): T {
  if (outcome.ok) return outcome.value;
  if (outcome.reason === 'invalid') return refuseFields(outcome.details ?? []);
  const [code, field, words] = refusals[outcome.reason];
  throw new ShopError(code, words, field ? [{ field, code: outcome.reason, message: words }] : []);
}
