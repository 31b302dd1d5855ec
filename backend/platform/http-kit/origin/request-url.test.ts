import { expect, test } from 'vitest';
import { withPublicUrl } from './request-url.ts';

const SHOP = 'https://kauppa.example';

test('restores https behind a proxy that ends TLS, and keeps the form', async () => {
  const posted = new Request('http://kauppa.example/kirjaudu?next=%2Fkassa', {
    method: 'POST',
    headers: { origin: SHOP, cookie: 'a=1', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=maija%40esimerkki.fi',
  });
  const asked = withPublicUrl(posted, SHOP);
  expect(asked.url).toBe('https://kauppa.example/kirjaudu?next=%2Fkassa');
  expect(asked.method).toBe('POST');
  expect([asked.headers.get('origin'), asked.headers.get('cookie')]).toEqual([SHOP, 'a=1']);
  expect((await asked.formData()).get('email')).toBe('maija@esimerkki.fi');
});

test.each([
  ['another host', 'http://127.0.0.1:3000/kassa', SHOP],
  ['the host on another port', 'http://kauppa.example:3000/kassa', SHOP],
  ['no proxy', 'http://localhost:3000/kassa', 'http://localhost:3000'],
])('%s stays unchanged', (_, url, base) => {
  const request = new Request(url);
  expect(withPublicUrl(request, base)).toBe(request);
});
