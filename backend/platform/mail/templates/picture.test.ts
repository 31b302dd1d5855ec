import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { factHtml } from './facts.ts';
import { pictureRows, thumbnail } from './picture.ts';

test('the address of a thumbnail is the shop’s own, whatever the id (mail-1)', () => {
  expect(thumbnail('0123456789abcdef', 'https://shop.test')).toBe(
    'https://shop.test/pictures/0123456789abcdef/thumbnail.webp',
  );
  expect(thumbnail('../x"><script>', 'https://shop.test')).toBe(
    'https://shop.test/pictures/..%2Fx%22%3E%3Cscript%3E/thumbnail.webp',
  );
  expect(thumbnail(null, 'https://shop.test')).toBeNull();
});

test('rows have a cell for pictures only when one has a picture (mail-1)', async () => {
  const cells = html`<td>Öljy</td>`;
  expect(String(await pictureRows([{ picture: null, cells }]))).toBe('<tr><td>Öljy</td></tr>');
  const rows = String(
    await pictureRows([
      { picture: 'https://shop.test/p.webp', cells },
      { picture: null, cells },
    ]),
  );
  expect(rows.match(/<td class="i">/g)).toHaveLength(2);
  expect(rows.match(/<img class="p" src="https:\/\/shop.test\/p.webp" alt=""/g)).toHaveLength(1);
});

test('a fact with pictures is a table, one without a paragraph (mail-1)', async () => {
  const fact = { title: 'Sisältö', lines: ['1 × Öljy'] };
  expect(String(await factHtml(fact))).toBe('<h2>Sisältö</h2><p>1 × Öljy</p>');
  expect(String(await factHtml({ ...fact, pictures: [null] }))).toContain('<table><tr><td>1 × Öljy</td></tr></table>');
});
