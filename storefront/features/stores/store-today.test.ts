import { expect, test } from 'vitest';
import { storeToday } from './store-today.ts';

const saturday = { opens: '10:00', closes: '15:00' };
const late = { opens: '09:00', closes: '18:30' };

test.each([
  [saturday, 8 * 60, { hours: '10–15', state: 'opens-later', time: '10' }],
  [saturday, 12 * 60, { hours: '10–15', state: 'open', time: '15' }],
  [saturday, 14 * 60 + 1, { hours: '10–15', state: 'soon', time: '15' }],
  [saturday, 15 * 60, { hours: '10–15', state: 'closed', time: null }],
  [late, 12 * 60, { hours: '9–18.30', state: 'open', time: '18.30' }],
  [null, 12 * 60, { hours: null, state: 'closed', time: null }],
] as const)('%j, minute %i', (today, minute, expected) => {
  expect(storeToday(today, minute)).toEqual(expected);
});
