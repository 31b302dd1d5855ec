import { expect, test } from 'vitest';
import { readQuoteList } from './quote-list.ts';

test.each([
  ['q=%20Aino%20&view=waiting', { text: 'Aino', group: 'waiting', status: null, assignee: null }],
  ['view=oma&status=nothing&assignee=none', { text: '', group: null, status: null, assignee: 'none' }],
  ['status=expired', { text: '', group: null, status: 'expired', assignee: null }],
])('reads %s and leaves out what it does not know', (address, query) => {
  expect(readQuoteList(new URLSearchParams(address))).toEqual(query);
});
