import { expect, it } from 'vitest';
import { strengthened, weakened } from './gradation.ts';

it.each([
  ['kelka', 'kelkka'],
  ['tango', 'tanko'],
  ['kamma', 'kampa'],
  ['ranna', 'ranta'],
  ['pelli', 'pelti'],
  ['lehde', 'lehte'],
  ['lava', 'lapa'],
  ['jala', 'jalka'],
  ['puvu', 'puku'],
  ['mäe', 'mäke'],
])('the weak %s may come from %s', (weak, strong) => {
  const plain = (text: string) => text.replace(/ä/g, 'a');
  expect(strengthened(plain(weak))).toContain(plain(strong));
  expect(strengthened(plain(weak))[0]).toBe(plain(weak));
});

it('leaves consonants that do not change', () => {
  expect(strengthened('saha')).toEqual(['saha', 'sahka']);
  expect(strengthened('lasi')).toEqual(['lasi']);
});

it.each([
  ['suodatt', 'suodat'],
  ['renk', 'reng'],
  ['vant', 'vann'],
  ['polk', 'polj'],
  ['pyyhk', 'pyyh'],
  ['hamp', 'hamm'],
])('the strong %s may become %s', (strong, weak) => {
  expect(weakened(strong)).toEqual([strong, weak]);
});
