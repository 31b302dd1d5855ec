import { expect, test } from 'vitest';
import { faultOf, statusOf } from './fault-words.ts';

test.each([
  [404, 'Sivua ei löytynyt', 'Page not found', false],
  [500, 'Jotain meni pieleen', 'Something went wrong', true],
  [502, 'Jotain meni pieleen', 'Something went wrong', true],
  [405, 'Jotain meni pieleen', 'Something went wrong', false],
  [429, 'Liian monta yritystä', 'Too many attempts', true],
  [503, 'Kauppa ei juuri nyt vastaa', 'The shop does not answer just now', true],
])('has texts for %d in both languages (error-1)', (status, fi, en, mayPass) => {
  expect(faultOf(status, 'fi')).toMatchObject({ code: String(status), title: fi, mayPass });
  expect(faultOf(status, 'en')).toMatchObject({ code: String(status), title: en, mayPass });
});

test('shows no status code without a response', () => {
  expect(faultOf(0, 'fi')).toMatchObject({ code: '', title: 'Ei yhteyttä', mayPass: true });
});

test.each([
  ['an answer of a page', { status: 404, statusText: '', internal: true, data: '' }, true, 404],
  ['a request that never arrived', new TypeError('Failed to fetch'), true, 0],
  ['the same in other browsers', new TypeError('NetworkError when attempting to fetch resource.'), true, 0],
  ['and in others', new TypeError('Load failed'), true, 0],
  ['a file of a page without a connection', new TypeError('error loading module'), false, 0],
  ['a fault of ours', new TypeError('Cannot read properties of undefined'), true, 500],
  ['a fault of the server', new Error('Unexpected Server Error'), false, 500],
  ['something thrown', 'no', true, 500],
])('%s', (_, error, isOnline, status) => {
  expect(statusOf(error, isOnline)).toBe(status);
});
