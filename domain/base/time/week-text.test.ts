import { expect, test } from 'vitest';
import { weekText } from './week-text.ts';

const hours = {
  1: { opens: '09:00', closes: '18:00' },
  2: { opens: '09:00', closes: '18:00' },
  3: { opens: '09:00', closes: '18:30' },
  6: { opens: '10:00', closes: '15:00' },
};

test('joins adjacent days with the same hours', () => {
  expect(weekText(hours, ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'])).toBe('ma–ti 9–18, ke 9–18.30, la 10–15');
});
