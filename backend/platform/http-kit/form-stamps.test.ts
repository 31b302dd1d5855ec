import { expect, test } from 'vitest';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createFormStamps } from './form-stamps.ts';

const settings = readSettings({});
const clock = { now: new Date('2026-11-21T10:00:00Z') };
const forms = createFormStamps({ settings, now: () => clock.now });
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

test('accepts a form after two seconds and before half a day (contact-1)', () => {
  const stamp = forms.stamp();
  expect(forms.problem(stamp)).toBe('early');
  later(1999);
  expect(forms.problem(stamp)).toBe('early');
  later(1);
  expect(forms.problem(stamp)).toBeNull();
  later(12 * 60 * 60 * 1000);
  expect(forms.problem(stamp)).toBe('stale');
});

test('rejects invented and changed stamps and those of another shop', () => {
  const stamp = forms.stamp();
  const [time = '', signature = ''] = stamp.split('.');
  const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
  later(3000);
  for (const made of [
    undefined,
    null,
    '',
    '.',
    'x',
    `${earlier}.${signature}`,
    `${time}.`,
    `${time}.${'a'.repeat(22)}`,
  ])
    expect(forms.problem(made)).toBe('stale');
  const other = createFormStamps({ settings: readSettings({ SHOP_SECRET: 'x'.repeat(40) }), now: () => clock.now });
  expect(forms.problem(other.stamp())).toBe('stale');
});
