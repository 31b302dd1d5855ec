import { expect, test } from 'vitest';
import { reportRequest } from './report-request.ts';

const asked = (query: string) => reportRequest(new URL(`http://admin.test/raportit?${query}`), '2026-11-29');

test('shows the sales of this month first, the books of the last one', () => {
  expect(asked('')).toMatchObject({ part: 'myynti', preset: 'month', period: { from: '2026-11-01' } });
  expect(asked('osa=kirjanpito')).toMatchObject({ preset: 'last-month', period: { to: '2026-10-31' } });
});

test('takes typed days, and names those that are no period', () => {
  expect(asked('jakso=oma&alku=2026-01-01&loppu=2026-01-31&vertailu=dates')).toMatchObject({
    preset: null,
    comparison: 'dates',
    isInvalid: false,
    period: { from: '2026-01-01', to: '2026-01-31' },
  });
  expect(asked('jakso=oma&alku=2026-02-30&loppu=x')).toMatchObject({ preset: 'month', isInvalid: true });
  expect(asked('osa=ei&jakso=ei&vertailu=ei')).toMatchObject({ part: 'myynti', comparison: 'weekdays' });
});
