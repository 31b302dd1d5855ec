import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';

test('limits placing orders by form, in any spelling of the path, and by JSON endpoint together', async () => {
  const { request } = await testShop();
  const spellings = ['/kassa', '/KASSA', '/en/kassa/', '/kassa.data', '/k%61ssa', '/kassa%zz'];
  const methods = ['POST', 'PUT'];
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const [path = '', method = ''] = [spellings[i % spellings.length], methods[i % methods.length]];
    statuses.push((await request(path, { method, body: '{}' })).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
  expect((await request('/api/checkout/orders', { method: 'POST', body: '{}' })).status).toBe(429);
  expect((await request('/kassa')).status).not.toBe(429);
});

test('limits other forms, but not normal use of wish lists', async () => {
  const { request } = await testShop();
  const post = () => request('/oma-tili/toivelistat/x.data', { method: 'POST', body: '' });
  const statuses: number[] = [];
  for (let i = 0; i < 121; i++) statuses.push((await post()).status);
  expect(statuses.indexOf(429)).toBe(120);
});

test('renders at most sixty PDFs a minute per visitor, pages without this limit', async () => {
  const { request } = await testShop();
  const spellings = ['/tilaus/x/kuitti.pdf', '/en/tilaus/x/kuitti.pdf.data', '/tilaus/x/kuitti%2ePDF'];
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push((await request(spellings[i % spellings.length] ?? '')).status);
  expect(statuses.indexOf(429)).toBe(60);
  expect((await request('/tilaus/x')).status).not.toBe(429);
});
