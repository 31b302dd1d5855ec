import { expect, test } from 'vitest';
import { storeToday } from './store-hours.ts';

const hours = {
  1: { opens: '09:00', closes: '18:00' },
  2: { opens: '09:00', closes: '18:00' },
  3: { opens: '09:00', closes: '18:30' },
  6: { opens: '10:00', closes: '15:00' },
};

test.each([
  [6, 8 * 60, { hours: '10–15', state: 'opens-later', time: '10' }],
  [6, 12 * 60, { hours: '10–15', state: 'open', time: '15' }],
  [6, 14 * 60 + 1, { hours: '10–15', state: 'soon', time: '15' }],
  [6, 15 * 60, { hours: '10–15', state: 'closed', time: null }],
  [3, 12 * 60, { hours: '9–18.30', state: 'open', time: '18.30' }],
  [7, 12 * 60, { hours: null, state: 'closed', time: null }],
] as const)('weekday %i, minute %i', (weekday, minute, expected) => {
  expect(storeToday(hours, { weekday, minute })).toEqual(expected);
});
