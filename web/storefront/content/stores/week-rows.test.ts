import { expect, test } from 'vitest';
import { weekRows } from './week-rows.ts';

test('combines equal neighbouring days and lists closed ones', () => {
  const day = { opens: '09:00', closes: '18:00' };
  const saturday = { opens: '10:00', closes: '15:00' };
  expect(weekRows({ 1: day, 2: { ...day }, 4: day, 6: saturday })).toEqual([
    { from: 1, to: 2, hours: day },
    { from: 3, to: 3, hours: null },
    { from: 4, to: 4, hours: day },
    { from: 5, to: 5, hours: null },
    { from: 6, to: 6, hours: saturday },
    { from: 7, to: 7, hours: null },
  ]);
});
