import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWeakSecret } from './secret-strength.ts';

test.each([
  'demo-secret-demo-secret-demo-secret',
  'x'.repeat(40),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz012345',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'acegikmoqsuwyacegikmoqsuwy135790',
  'qazwsxedcrfvtgbyhnujmikolp-qwerty',
  'asdfghjklasdfghjklzxcvbnmzxcvbnm1',
  'aaaabbbbccccddddeeeeffffgggghhhh',
  'TievanVerkkokaupanSalaisuus2026!!',
  'Kauppa1234Kauppa1234Kauppa1234Ka',
])('%s is weak (operation-2)', (secret) => expect(isWeakSecret(secret)).toBe(true));

test.each<[form: BufferEncoding, bytes: number]>([
  ['hex', 32],
  ['hex', 16],
  ['base64', 32],
  ['base64url', 24],
])('random secrets in %s of %i bytes are not weak', (form, bytes) => {
  const refused = Array.from({ length: 5000 }, () => randomBytes(bytes).toString(form)).filter(isWeakSecret);
  expect(refused).toEqual([]);
});
