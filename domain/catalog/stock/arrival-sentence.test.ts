import { expect, test } from 'vitest';
import { arrivalSentence } from './arrival-sentence.ts';

const facts = { timeZone: 'Europe/Helsinki', dispatch: { until: '14:00', exceptions: [] } };
const at = (time: string, locale: 'fi' | 'en', withChristmas = false, days: [number, number] = [2, 5]) =>
  arrivalSentence(days, new Date(time), facts, { locale, withChristmas });

test('says until when to order and when it arrives (stock-9)', () => {
  expect(at('2026-11-23T10:00:00Z', 'fi')).toBe('Tilaa ennen klo 14, perillä ke 25.11. – ma 30.11.');
  expect(at('2026-11-23T13:00:00Z', 'fi')).toBe('Tilaa nyt, perillä to 26.11. – ti 1.12.');
  expect(at('2026-11-23T10:00:00Z', 'en')).toBe('Order before 14:00, delivered Wed 25/11 – Mon 30/11');
  expect(at('2026-11-23T10:00:00Z', 'fi', false, [1, 1])).toBe('Tilaa ennen klo 14, perillä ti 24.11.');
});

test('adds until when to order for Christmas when asked (stock-10)', () => {
  expect(at('2026-11-23T10:00:00Z', 'fi', true)).toContain('. Jouluksi perille, kun tilaat viimeistään ke 16.12.');
  expect(at('2026-12-23T10:00:00Z', 'fi', true)).not.toContain('Jouluksi');
});
