import { expect, test } from 'vitest';
import { readRefusal } from './request-answer.ts';

const refused = (...details: { field: string; code: string; message: string }[]) => details;

test.each([
  [
    'fields to mend',
    400,
    refused({ field: 'email', code: 'email', message: 'The e-mail address is not valid.' }),
    { problems: [{ field: 'email', message: 'quote.error.email' }], failure: null },
  ],
  [
    'a code of two words',
    400,
    refused({ field: 'tradeCode', code: 'vehicle_code', message: 'The number is not valid.' }),
    { problems: [{ field: 'tradeCode', message: 'quote.error.vehicleCode' }], failure: null },
  ],
  [
    'a form sent at once',
    400,
    refused({ field: 'stamp', code: 'early', message: 'The form was sent at the wrong time.' }),
    { problems: [], failure: 'early' },
  ],
  [
    'a page open too long',
    400,
    refused({ field: 'stamp', code: 'stale', message: 'The form was sent at the wrong time.' }),
    { problems: [], failure: 'stale' },
  ],
  [
    'the honeypot',
    400,
    refused({ field: 'website', code: 'website', message: 'This field must be empty.' }),
    { problems: [], failure: 'website' },
  ],
  ['too many', 429, null, { problems: [], failure: 'limited' }],
  ['another request under the key', 409, {}, { problems: [], failure: 'key_reused' }],
  ['an answer without sense', 502, 'bad gateway', { problems: [], failure: 'lost' }],
  [
    'a field nobody knows',
    400,
    refused({ field: 'x', code: 'wrong_type', message: 'Expected string.' }),
    { problems: [], failure: 'lost' },
  ],
])('%s', (_, status, details, expected) => {
  expect(readRefusal({ status, details })).toEqual(expected);
});
