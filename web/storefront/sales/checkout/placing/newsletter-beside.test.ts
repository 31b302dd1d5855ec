import { expect, test } from 'vitest';
import { newsletterBeside } from './newsletter-beside.ts';

const form = { contact: { email: 'aino@example.fi' } };

test.each([
  [{ newsletter: true, form }, 'aino@example.fi'],
  [{ newsletter: false, form }, null],
  [{ form }, null],
  [{ newsletter: 'true', form }, null],
  [{ newsletter: true, form: { contact: { email: 7 } } }, null],
  [{ newsletter: true }, null],
  [null, null],
  ['x', null],
])('subscribes from %j the address %s', (input, email) => expect(newsletterBeside(input)).toBe(email));
