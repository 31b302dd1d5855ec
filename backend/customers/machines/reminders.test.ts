import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

const sled = { make: 'Polaris', model: 'PN 640 Trail', year: '2024', name: 'Mökkikelkka', unit: 'km' };

type Sent = { subject: string; recipient: string; body_text: string; headers: Record<string, string> };

async function garage(over: Record<string, string> = {}, customer: Parameters<typeof makeCustomer>[1] = {}) {
  const { shop, clock, request } = await testShop();
  const owner = await makeCustomer(shop, customer);
  const reminder = { reminderDay: '2026-11-25', reminderMonths: '6', reminderNote: '500 h', ...over };
  expect(await shop.machines.add(owner.visitor, { ...sled, ...reminder })).toMatchObject({ ok: true });
  const mails = async () =>
    (
      await shop.db.query(
        `select subject, recipient, body_text, headers from outbox_mail where kind = 'machine-reminder' order by created_at, id`,
      )
    ).rows as Sent[];
  const pass = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
  };
  const machine = async () => (await shop.machines.list(owner.visitor))[0];
  const token = async () => /peruuta\?t=([\w-]+)/.exec((await mails())[0]?.body_text ?? '')?.[1] ?? '';
  return { shop, request, owner, mails, pass, machine, token, remind: shop.machines.reminders.remind };
}

test('mails on the day, with the note and a link to book, and moves to the next one (garage-2)', async () => {
  const { remind, mails, pass, machine, owner } = await garage();
  expect(await remind()).toBe(0);
  pass(4);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: owner.email, subject: 'Huoltomuistutus: Mökkikelkka' });
  expect(mail?.body_text).toContain('500 h');
  expect(mail?.body_text).toContain('/varaa-huolto?kone=Polaris+PN+640+Trail+2024');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await machine())?.reminderDay).toBe('2027-05-25');
});

test('twenty processes at once mail a day once (garage-2)', async () => {
  const { remind, mails, pass } = await garage();
  pass(4);
  const counts = await Promise.all(Array.from({ length: 20 }, () => remind()));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('a single reminder is over after its mail (garage-2)', async () => {
  const { remind, pass, machine } = await garage({ reminderMonths: '' });
  pass(30);
  expect(await remind()).toBe(1);
  expect((await machine())?.reminderDay).toBeNull();
  pass(400);
  expect(await remind()).toBe(0);
});

test('the link ends the reminders without signing in; a forged one ends nothing (garage-2)', async () => {
  const { shop, request, remind, pass, machine, token } = await garage();
  const { reminders } = shop.machines;
  pass(4);
  await remind();
  const link = await token();
  expect(link).toMatch(/^[\w-]{43}$/);
  expect(await reminders.toStop(link)).toEqual({ machine: 'Mökkikelkka', isOn: true });
  for (const forged of ['', 'x'.repeat(43), `${link.slice(0, 42)}${link.endsWith('A') ? 'B' : 'A'}`]) {
    expect(await reminders.toStop(forged)).toBeNull();
    expect(await reminders.stop(forged)).toBe(false);
  }
  expect((await machine())?.reminderDay).not.toBeNull();
  // the button of mail programs (RFC 8058)
  const oneClick = await request(`/uutiskirje/peruuta?t=${link}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.status).toBe(200);
  expect((await machine())?.reminderDay).toBeNull();
  expect(await reminders.stop(link)).toBe(true);
  pass(400);
  expect(await remind()).toBe(0);
});

test('an unconfirmed address gets none, in the owner’s language otherwise (garage-2)', async () => {
  const unconfirmed = await garage({}, { isVerified: false });
  unconfirmed.pass(4);
  expect(await unconfirmed.remind()).toBe(0);
  const english = await garage({}, { locale: 'en' });
  english.pass(4);
  await english.remind();
  expect((await english.mails())[0]?.subject).toBe('Service reminder: Mökkikelkka');
});

test('reminders are in the export, and go with the account (garage-2, own-data-1)', async () => {
  const { shop, remind, pass, owner, mails } = await garage();
  pass(4);
  await remind();
  await shop.mail.deliverWaiting();
  const data = await shop.accounts.exportData(owner.userId);
  expect(data?.machines).toMatchObject([{ reminderDay: '2027-05-25', reminderMonths: 6, reminderNote: '500 h' }]);
  await shop.accounts.deleteAccount(owner.visitor, owner);
  expect(await mails()).toMatchObject([{ recipient: '', body_text: '' }]);
  pass(400);
  expect(await remind()).toBe(0);
});
