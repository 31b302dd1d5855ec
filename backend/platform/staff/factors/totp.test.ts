import { describe, expect, test } from 'vitest';
import { newTotpSecret, toBase32, totpCode, totpStep, totpUri } from './totp.ts';

// the secret and times of RFC 6238, appendix B; its eight digits end in these six
const secret = toBase32(Buffer.from('12345678901234567890'));

describe('codes of an app (staff-3)', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s it is %s, as RFC 6238 lists it', (seconds, code) => {
    expect(totpCode(secret, new Date(seconds * 1000))).toBe(code);
  });

  test('one step of drift is accepted, two are not', () => {
    const at = new Date('2026-11-23T10:00:15Z');
    const step = Math.floor(at.getTime() / 30_000);
    const codeAt = (steps: number) => totpCode(secret, new Date(at.getTime() + steps * 30_000));
    expect([-1, 0, 1].map((steps) => totpStep(secret, codeAt(steps), at))).toEqual([step - 1, step, step + 1]);
    expect([-2, 2].map((steps) => totpStep(secret, codeAt(steps), at))).toEqual([null, null]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '٠٠٥٩٢٤'])('%j is no code', (code) => {
    expect(totpStep(secret, code, new Date(1_234_567_890_000))).toBeNull();
  });

  test('a code may be typed with a space', () => {
    expect(totpStep(secret, '005 924', new Date(1_234_567_890_000))).not.toBeNull();
  });

  test('a new secret has 160 bits, and the QR code names shop and person', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpUri('ABC', { shop: 'Kauppa & Co', email: 'a@b.fi' })).toBe(
      'otpauth://totp/Kauppa%20%26%20Co:a%40b.fi?secret=ABC&issuer=Kauppa%20%26%20Co',
    );
  });
});
