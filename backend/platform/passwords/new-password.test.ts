import { describe, expect, test } from 'vitest';
import { passwordProblem } from '#domain/base/passwords/password.ts';
import { shop } from '#shop.config';
import { isKnownPassword, writtenList } from './known-passwords.ts';
import { newPasswordProblem } from './new-password.ts';

const asking = { min: 10, email: 'aino.virtanen@example.fi', firstname: 'Aino', lastname: 'Järvenpää' };

describe('choosing a password (sign-in-4)', () => {
  test.each([
    'manchester',
    'sonyericsson',
    'Skateboard',
    'harrypotter',
    'q1w2e3r4t5y6',
    'azertyuiop',
    'gfhjkmgfhjkm',
    'abercrombi',
    'vjhvjhgfjhtjhgj1',
  ])('rejects %s: known from breaches, which the form cannot check', async (password) => {
    expect(passwordProblem(password)).toBeNull();
    expect(await newPasswordProblem(password, asking)).toBe('known');
  });

  test.each(['metsän 7 harmaata kiveä', 'hauki on kala 7', 'Vr8!kd02mPq', 'oikea hevonen paristo niitti'])(
    'accepts %s',
    async (password) => {
      expect(await newPasswordProblem(password, asking)).toBeNull();
    },
  );

  test.each([
    `${shop.name}${shop.name}2026!`,
    `${shop.name.toUpperCase()} kauppa 1`,
    'Virtanen1985',
    'järvenpää.aino!',
  ])('rejects %s: made of words that others know', async (password) => {
    expect(await newPasswordProblem(password, asking)).toBe('common');
  });

  test('a lower minimum in the setting still rejects breached passwords', async () => {
    for (const password of ['jordan23', 'liverpoo', 'naruto1', 'arsenal'])
      expect(await newPasswordProblem(password, { ...asking, min: 6 }), password).not.toBeNull();
  });
});

test('finds the first and the last password of the list, in any case', async () => {
  const list = ['eka sana tässä', 'Toka Sana', 'kolmas'];
  const file = writtenList([...list, 'KOLMAS']);
  expect(file.length).toBe(3 * 4);
  const hashes = [0, 4, 8].map((at) => file.readUInt32BE(at));
  expect(hashes).toEqual(hashes.toSorted((a, b) => a - b));
  expect(await isKnownPassword('MANCHESTER')).toBe(true);
});
