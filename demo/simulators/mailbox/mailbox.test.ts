import { pino } from 'pino';
import { expect, test } from 'vitest';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { orderMail, testMail } from '#backend/platform/mail/test-mail.ts';
import { testDb } from '#test/test-db.ts';
import { mailboxRoutes } from './routes.ts';

async function mailboxWithOne() {
  const db = await testDb();
  const { mail } = testMail(db);
  await mail.queue(db.kysely, { kind: 'order-confirmation', order: orderMail() });
  await mail.deliverWaiting();
  return mailboxRoutes({ mail, db }).onError(respondWithError(pino({ level: 'silent' })));
}

test('the mailbox lists mails and shows one in a sandbox', async () => {
  const app = await mailboxWithOne();
  const list = await app.request('/');
  expect(list.headers.get('x-robots-tag')).toBe('noindex');
  expect(await list.text()).toContain('<a href="/mailbox/1">Kiitos tilauksestasi 1000016');
  const one = await app.request('/1');
  expect(one.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await one.text();
  expect(html).toContain('sandbox="allow-popups allow-scripts"');
  expect(html).toContain('srcdoc="&lt;!doctype html&gt;');
  expect(html).toContain('2 × Öljynsuodatin, HF204 (OS-1)');
});

test('tests read the mails as JSON', async () => {
  const app = await mailboxWithOne();
  const { messages } = await (await app.request('/messages.json?to=aino@example.fi')).json();
  expect(messages).toMatchObject([{ id: 1, to: 'aino@example.fi', subject: 'Kiitos tilauksestasi 1000016' }]);
  expect(messages[0].text).toContain('Tilausnumero');
  expect((await (await app.request('/messages.json?to=muu@example.fi')).json()).messages).toEqual([]);
});

test('the style guide frames made mails of each kind', async () => {
  const app = await mailboxWithOne();
  const example = await app.request('/examples/en/account-link');
  expect(example.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await example.text()).toContain('<h1>Your sign-in link</h1>');
  for (const path of ['/examples/sv/account-link', '/examples/fi/nothing'])
    expect((await app.request(path)).status).toBe(404);
});

test('a mail that is not there is a 404', async () => {
  const app = await mailboxWithOne();
  expect((await app.request('/99')).status).toBe(404);
});
