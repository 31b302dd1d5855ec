import { expect, test } from 'vitest';
import { fillTemplate } from './contact-state.ts';
import { readMessageList } from './message-list.ts';

test.each([
  ['Hei {nimi}, kiitos!', 'Aino', 'Hei Aino, kiitos!'],
  ['Hei {nimi}, kiitos!', '', 'Hei, kiitos!'],
  ['Kiitos!', 'Aino', 'Kiitos!'],
])('fills %s for "%s"', (body, name, filled) => {
  expect(fillTemplate(body, name)).toBe(filled);
});

test.each([
  ['q=%20Y-1001&view=open&store=oulu', { text: 'Y-1001', state: 'open', store: 'oulu', assignee: null }],
  ['view=kaikki&assignee=none', { text: '', state: null, store: null, assignee: 'none' }],
])('reads %s and leaves out what it does not know', (address, query) => {
  expect(readMessageList(new URLSearchParams(address))).toEqual(query);
});
