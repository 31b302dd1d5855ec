import { expect, test } from 'vitest';
import { lastSaid } from './last-said.ts';

const said = (channel: 'email' | 'sms', granted: boolean, day: number) => ({
  channel,
  granted,
  at: new Date(Date.UTC(2026, 10, day)),
  textVersion: '2026-11',
  source: 'account',
});

test('the last permission of each channel counts, independent of the other', () => {
  expect(lastSaid([said('email', true, 1), said('sms', true, 2), said('email', false, 3)])).toEqual({
    email: { granted: false, at: '2026-11-03T00:00:00.000Z' },
    sms: { granted: true, at: '2026-11-02T00:00:00.000Z' },
  });
  expect(lastSaid([])).toEqual({ email: null, sms: null });
});
