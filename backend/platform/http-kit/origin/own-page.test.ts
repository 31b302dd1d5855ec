import { expect, test } from 'vitest';
import { isFromOwnPage } from './own-page.ts';

const SHOP = 'https://kauppa.example';

test.each([
  ['its own origin', { origin: SHOP }, true],
  ['the host that was asked', { origin: 'http://127.0.0.1:3000' }, true],
  ['no origin, but the browser tells', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { origin: 'https://paha.example' }, false],
  ['another site that begins alike', { origin: 'https://kauppa.example.paha.example' }, false],
  ['the same name on another port', { origin: 'https://kauppa.example:8443' }, false],
  ['a hidden origin', { origin: 'null' }, false],
  ['an origin and a mark that disagree', { origin: 'https://paha.example', 'sec-fetch-site': 'same-origin' }, false],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['nothing told', {}, false],
])('%s', (_, headers, own) => {
  const request = new Request('http://127.0.0.1:3000/api/x', { method: 'POST', headers: headers as HeadersInit });
  expect(isFromOwnPage(request, { baseUrl: SHOP, isLive: false })).toBe(own);
});

test.each([
  ['its own origin', { origin: SHOP }, true],
  ['its host in the clear', { origin: 'http://kauppa.example' }, false],
  ['its host on another port', { origin: 'https://kauppa.example:8443' }, false],
  ['the host that was asked, which is not its own', { origin: 'https://evil.example' }, false],
])('live: %s', (_, headers, own) => {
  const request = new Request('https://evil.example/kirjaudu', { method: 'POST', headers });
  expect(isFromOwnPage(request, { baseUrl: SHOP, isLive: true })).toBe(own);
});
