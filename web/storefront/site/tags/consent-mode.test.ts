import { expect, test } from 'vitest';
import { DEFAULTS, granted } from './consent-mode.ts';

test('denies everything but security before a choice (tag-1)', () => {
  const { security_storage, ...others } = DEFAULTS;
  expect(security_storage).toBe('granted');
  expect(new Set(Object.values(others))).toEqual(new Set(['denied']));
});

test.each([
  ['', { ad_storage: 'denied', analytics_storage: 'denied' }],
  ['e', { ad_storage: 'denied', analytics_storage: 'denied' }],
  ['s', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' }],
  ['m', { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'denied' }],
  ['sme', { ad_storage: 'granted', analytics_storage: 'granted' }],
])('%j grants its purposes', (letters, state) => {
  expect(granted(letters)).toMatchObject(state);
});
