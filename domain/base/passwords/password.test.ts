import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

describe('passwordProblem (sign-in-4)', () => {
  test.each([
    ['', 'required'],
    ['lyhyt', 'tooShort'],
    ['yhdeksän9', 'tooShort'],
    ['kymmenes10', null],
    ['x'.repeat(129), 'tooLong'],
    ['hauki on kala', null],
    ['tämä lause kelpaa hyvin', null],
    ['oikea hevonen paristo niitti', null],
    ['Vr8!kd02mPq', null],
    ['🐟🐠🐡🦈🐙🦀🦐🦑🐳🐬', null],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each([
    'password123',
    'Password123!',
    'P@ssw0rd2024',
    'salasana123',
    'Salasana2026!',
    'salasanasalasana',
    '1234567890',
    '0987654321',
    '31.12.1999!',
    'qwertyuiop',
    'Qwertyuiop1',
    'asdfghjklö',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abababababab',
    'abc123abc123',
    'iloveyou1234',
    'perkele12345',
    'Äitiisä2026!',
    'suomihelsinki',
    'kesäloma2026',
  ])('%j is too common', (password) => {
    expect(passwordProblem(password)).toBe('common');
  });

  test('rejects the own e-mail address', () => {
    const email = 'Aino.Virtanen@example.fi';
    expect(passwordProblem('aino.virtanen@example.fi', { email })).toBe('common');
    expect(passwordProblem('Aino.Virtanen2026', { email })).toBe('common');
    expect(passwordProblem('aino ja virtanen kalassa', { email })).toBeNull();
  });

  test('takes the minimum from the setting and counts code points', () => {
    expect(passwordProblem('hauki7', { min: 6 })).toBeNull();
    expect(passwordProblem('hauki', { min: 6 })).toBe('tooShort');
    expect(passwordProblem('🐟🐠🐡🦈🐙', { min: 6 })).toBe('tooShort');
    expect(passwordProblem('kymmenes10', { min: 12 })).toBe('tooShort');
  });

  test('checks a long hostile text in linear time', () => {
    const started = performance.now();
    for (const text of ['aa'.repeat(64), 'abcaaa'.repeat(21), 'testadmin'.repeat(14)]) passwordProblem(text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
