import { expect, test } from 'vitest';
import { listRequest } from './list-request.ts';

const asked = (query: string) => listRequest(new URL(`/lista?${query}`, 'http://admin.test'), ['open', 'done']);

test.each([
  ['', { text: '', view: 'open', after: null }],
  ['view=done', { text: '', view: 'done', after: null }],
  ['q=+Aino+', { text: 'Aino', view: null, after: null }],
  ['q=Aino&view=open&after=7', { text: 'Aino', view: 'open', after: '7' }],
  ['view=all', { text: '', view: null, after: null }],
])('a list without a view or words shows its first view: %s', (query, expected) => {
  expect(asked(query)).toEqual(expected);
});

test('words longer than a search may be are cut', () => {
  expect(asked(`q=${'a'.repeat(200)}`).text).toHaveLength(100);
});
