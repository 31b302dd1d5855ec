import { expect, test } from 'vitest';
import { createAdminApp } from '#backend/entrypoints/http/admin-app.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { quoteShop, reply } from '#backend/sales/quotes/test-quotes.ts';
import { byCommand } from '#test/actors.ts';
import { fileForm, pdf, type SentFile } from '#test/files.ts';
import { staffCookie } from '#test/staff.ts';
import { adminBuild } from './admin-build.ts';
import { pageBuild } from './page-build.ts';

const ADMIN = 'http://localhost:3001';

async function setup() {
  const made = await quoteShop();
  const { shop } = made;
  const [ofAdmin, ofShop] = [await adminBuild(), (await pageBuild()).build];
  const admin = createAdminApp({ shop, loadBuild: async () => ofAdmin, clientFolder: './public' });
  const store = createApp({ shop, loadBuild: async () => ofShop, clientFolder: null });
  const cookie = await staffCookie(shop, 'sales');
  const { number, secret } = await made.asked();
  const path = `/tarjoukset/${number}/liitteet`;
  /** Sends a form as a browser without scripts does. */
  async function post(at: string, files: readonly SentFile[]) {
    const form = fileForm(files);
    const type = form.headers.get('content-type') ?? '';
    const body = await form.arrayBuffer();
    const headers = { cookie, origin: ADMIN, accept: 'text/html', 'content-type': type };
    return admin.request(new Request(new URL(at, ADMIN), { method: 'POST', headers, body }));
  }
  return {
    ...made,
    number,
    secret,
    path,
    post,
    get: (at: string) => admin.request(new Request(new URL(at, ADMIN), { headers: { cookie } })),
    ofCustomer: (at: string) => store.request(new URL(at, 'http://shop.test')),
    idOf: async () => (await shop.quotes.staff.one(byCommand, number))?.files[0]?.id ?? '',
  };
}

test('a form with a file leads back to the quote; the file is saved by browsers of staff and of the customer (quote-9, received-1)', async () => {
  const { shop, number, secret, path, post, get, ofCustomer, idOf, success } = await setup();
  const sent = await post(path, [['Asennus Äyräpää.pdf', pdf()]]);
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `/tarjoukset/${number}#liitteet`]);
  const id = await idOf();
  const theirs = `/tarjous/${secret}/liitteet/${id}`;
  expect((await ofCustomer(theirs)).status).toBe(404);
  success(await shop.quotes.staff.reply(byCommand, number, reply()));
  for (const response of [await get(`${path}/${id}`), await ofCustomer(theirs), await ofCustomer(`/en${theirs}`)]) {
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="Asennus Ayrapaa.pdf"'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  expect((await ofCustomer(`/tarjous/${'x'.repeat(32)}/liitteet/${id}`)).status).toBe(404);
  const removed = await post(`${path}?poista=${id}`, []);
  expect(removed.status).toBe(302);
  expect((await ofCustomer(theirs)).status).toBe(404);
});

test.each<[string, readonly SentFile[], number, string]>([
  ['no file', [], 422, 'no_file'],
  ['a page named as a PDF', [['tarjous.pdf', '<!doctype html><script>1</script>']], 422, 'wrong_type'],
  ['16 MB', [['iso.pdf', new Uint8Array(16 * 1024 * 1024)]], 413, 'too_large'],
])('%s is refused by name, and the quote keeps its other files (quote-9)', async (_, files, status, reason) => {
  const { path, post, idOf } = await setup();
  await post(path, [['a.pdf', pdf()]]);
  const there = await idOf();
  expect((await post(path, files)).status).toBe(status);
  if (status !== 413) expect(await (await post(`${path}.data`, files)).text()).toContain(reason);
  expect(await idOf()).toBe(there);
});

test('more than a form may hold is refused before it is stored', async () => {
  const { path, post, idOf } = await setup();
  const large: SentFile = ['iso.pdf', new Uint8Array(13 * 1024 * 1024)];
  expect((await post(path, [large, large, large, large, large])).status).toBe(413);
  expect(await idOf()).toBe('');
});
