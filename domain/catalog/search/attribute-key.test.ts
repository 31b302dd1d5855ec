import { expect, test } from 'vitest';
import { attributeKey } from './attribute-key.ts';

test('a key ignores letter case, spaces and accents of the label', () => {
  expect(attributeKey('Väri', 'Tumman  sininen')).toEqual({ key: 'vari:tumman-sininen', code: 'vari' });
  expect(attributeKey('VÄRI ', 'tumman sininen')?.key).toBe('vari:tumman-sininen');
  expect(attributeKey('Nopeus (max)', '45 km/h')?.key).toBe('nopeus-max:45-km/h');
});

test('values that differ by a sign or an accent have different keys', () => {
  const keys = ['-20 °C', '20 °C', 'säde', 'sade', '1,6 mm', '16 mm'].map((text) => attributeKey('A', text)?.key);
  expect(new Set(keys).size).toBe(6);
});

test('an empty or a long text has no key', () => {
  expect(attributeKey('', 'musta')).toBeNull();
  expect(attributeKey('Väri', ' ')).toBeNull();
  expect(attributeKey('Huomio', 'sana '.repeat(13))).toBeNull();
});
