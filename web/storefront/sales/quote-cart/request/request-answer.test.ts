import { expect, test } from 'vitest';
import { readRefusal } from './request-answer.ts';

const refused = (...details: { field: string; message: string }[]) => details;

test.each([
  [
    'fields to mend',
    400,
    refused({ field: 'email', message: 'quote.error.email' }),
    { problems: [{ field: 'email', message: 'quote.error.email' }], failure: null },
  ],
  ['a form sent at once', 400, refused({ field: 'stamp', message: 'early' }), { problems: [], failure: 'early' }],
  ['a page open too long', 400, refused({ field: 'stamp', message: 'stale' }), { problems: [], failure: 'stale' }],
  ['the honeypot', 400, refused({ field: 'website', message: 'website' }), { problems: [], failure: 'website' }],
  ['too many', 429, null, { problems: [], failure: 'limited' }],
  ['another request under the key', 409, {}, { problems: [], failure: 'key_reused' }],
  ['an answer without sense', 502, 'bad gateway', { problems: [], failure: 'lost' }],
  ['a field nobody knows', 400, refused({ field: 'x', message: 'Expected string' }), { problems: [], failure: 'lost' }],
])('%s', (_, status, details, expected) => {
  expect(readRefusal({ status, details })).toEqual(expected);
});
