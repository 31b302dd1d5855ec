import { expect, test } from 'vitest';
import { listQuery } from './views.ts';

test.each([
  ['', { group: 'open', isPartial: false }],
  ['view=all', { group: null }],
  ['view=pack', { group: 'pack' }],
  ['view=sent', { group: 'sent' }],
  ['view=partial', { group: null, isPartial: true }],
  ['view=company&store=ranua', { group: 'open', isCompany: true, store: 'ranua' }],
  ['q=040', { group: null, text: '040' }],
  ['q=040&view=open', { group: 'open', text: '040' }],
])('the address "%s" asks for %o', (address, query) => {
  expect(listQuery(new URLSearchParams(address), null)).toMatchObject(query);
});

test('the store of the menu is the default', () => {
  expect(listQuery(new URLSearchParams(''), 'oulu').store).toBe('oulu');
  expect(listQuery(new URLSearchParams('store=ranua'), 'oulu').store).toBe('ranua');
});
