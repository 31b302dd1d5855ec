import { expect, test } from 'vitest';
import { loggedPath } from '#domain/base/logged-path.ts';

test.each([
  ['/tilaus/abc123', '/tilaus/…'],
  ['/en/tilaus/abc123/kuitti.pdf', '/en/tilaus/…/kuitti.pdf'],
  ['/tarjous/abc123?x=1', '/tarjous/…'],
  ['/tarjous/abc123.data', '/tarjous/…'],
  ['/toivelista/abc123', '/toivelista/…'],
  ['/kasittely/abc123', '/kasittely/…'],
  ['/en/oma-tili/yritys/kutsu/abc123', '/en/oma-tili/yritys/kutsu/…'],
  ['/kiitos?order_id=1&key=secret', '/kiitos'],
  ['/oma-tili/tilaukset/1009', '/oma-tili/tilaukset/1009'],
])('%s is logged as %s', (path, logged) => expect(loggedPath(path)).toBe(logged));
