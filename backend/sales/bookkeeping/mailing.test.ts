import { expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { readRecipients } from './mailing.ts';

async function mailedShop() {
  const made = await orderShop([{ sku: 'RAJA', productLine: 2, price: 5099, stock: { oulu: 9 } }]);
  made.clock.now = new Date('2026-10-15T10:00:00Z');
  const { number } = await made.placed(requestFor('RAJA', 5099));
  await made.shop.checkout.settle(await made.returned(number, 'ok'));
  made.clock.now = new Date('2026-11-01T05:15:00Z');
  const mails = async () =>
    (
      await made.shop.db.query<{ recipient: string; subject: string; attachments: { name: string; text: string }[] }>(
        `select recipient, subject, attachments from outbox_mail where kind in ('report-journal', 'owner-letter') order by kind desc, recipient`,
      )
    ).rows;
  return { ...made, mails, mailing: made.shop.reportMailing };
}

test('mails the journals of the last month once to each reader, with their files (bookkeeping-4)', async () => {
  const { mailing, mails } = await mailedShop();
  expect(await mailing.sendDue()).toBe(0);
  const list = { kind: 'report-journal', typed: 'tilit@tieva.example', seen: '' } as const;
  expect(await mailing.setRecipients(byCommand, list)).toMatchObject({ ok: true });
  expect([await mailing.sendDue(), await mailing.sendDue()]).toEqual([1, 0]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'tilit@tieva.example', subject: 'Kirjanpidon aineisto 10/2026' });
  expect(mail?.attachments.map(({ name }) => name)).toEqual(['myynti-2026-10.csv', 'tilitykset-2026-10.csv']);
  expect(mail?.attachments[0]?.text).toContain('2026-10-15;M-2026-10-15;3000;Myynti 25,5 %;;40,63;25,5;Myynti');
  const more = { ...list, typed: 'tilit@tieva.example, toinen@tieva.example', seen: 'tilit@tieva.example' };
  await mailing.setRecipients(byCommand, more);
  expect(await mailing.sendDue()).toBe(1);
}, 120_000);

test('the owner gets the figures of the month (bookkeeping-5)', async () => {
  const { shop, mailing, mails } = await mailedShop();
  await mailing.setRecipients(byCommand, { kind: 'owner-letter', typed: 'omistaja@tieva.example', seen: '' });
  expect(await mailing.sendDue()).toBe(1);
  expect(await mails()).toMatchObject([{ subject: 'Kuukauden luvut 10/2026' }]);
  const { rows } = await shop.db.query<{ body_text: string }>(
    `select body_text from outbox_mail where kind = 'owner-letter'`,
  );
  expect(rows[0]?.body_text.replaceAll(/\s/g, ' ')).toMatch(/Myynti sis\. ALV: 50,99 €.*Tilauksia: 1/);
}, 120_000);

test('only bookkeeping changes accounts and readers, and a colleague’s change is not overwritten', async () => {
  const { shop, mailing } = await mailedShop();
  const books = await staffMember(shop.db.kysely, 'accounting');
  const seller = await staffMember(shop.db.kysely, 'sales');
  const { bookkeeping } = shop;
  const form = { account: 'bank', number: '1912', seen: '' };
  expect(await bookkeeping.setNumber(books, form)).toMatchObject({ ok: true });
  expect(await bookkeeping.setNumber(books, { ...form, number: '1913' })).toMatchObject({ reason: 'conflict' });
  expect(await bookkeeping.setNumber(books, { ...form, number: '19 13', seen: '1912' })).toMatchObject({
    reason: 'invalid',
  });
  expect(await bookkeeping.setNumber(books, { ...form, account: 'x' })).toMatchObject({ reason: 'unknown' });
  await expect(bookkeeping.setNumber(seller, form)).rejects.toThrow('bookkeeping.edit is refused');
  await expect(bookkeeping.receivables(seller)).rejects.toThrow('bookkeeping.read is refused');
  const json = await bookkeeping.file(books, {
    journal: 'sales',
    period: { from: '2026-10-01', to: '2026-10-31' },
    isJson: true,
    locale: 'en',
  });
  const { vouchers } = JSON.parse(json);
  expect(vouchers).toMatchObject([{ voucher: 'M-2026-10-15', date: '2026-10-15' }]);
  expect(vouchers[0].rows.reduce((sum: number, row: { sum: number }) => sum + Math.round(row.sum * 100), 0)).toBe(0);
  expect(await mailing.setRecipients(books, { kind: 'owner-letter', typed: 'x', seen: '' })).toMatchObject({
    reason: 'email',
  });
}, 120_000);

test('reads a list of addresses', () => {
  expect(readRecipients(' A@tieva.example;b@tieva.example, a@tieva.example ')).toEqual([
    'a@tieva.example',
    'b@tieva.example',
  ]);
  expect(readRecipients('')).toEqual([]);
  expect(readRecipients(Array.from({ length: 11 }, (_, n) => `a${n}@tieva.example`).join())).toBeNull();
});
