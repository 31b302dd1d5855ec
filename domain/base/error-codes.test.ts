import { expect, test } from 'vitest';
import { errorStatus, ShopError } from './error-codes.ts';

test('the codes of spec 8 have their statuses; a large body is ours', () => {
  expect(errorStatus).toEqual({
    'invalid-argument': 400,
    unauthenticated: 401,
    'permission-denied': 403,
    'not-found': 404,
    aborted: 409,
    'payload-too-large': 413,
    'resource-exhausted': 429,
    cancelled: 499,
    internal: 500,
    unimplemented: 501,
    unavailable: 503,
    'deadline-exceeded': 504,
  });
  expect(new ShopError('aborted', 'x').status).toBe(409);
});
