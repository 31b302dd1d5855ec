import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { fileForm, pdf, photo, type SentFile } from '#test/files.ts';
import { quoteShop, reply } from '../test-quotes.ts';

async function setup() {
  const made = await quoteShop();
  const { shop } = made;
  const aino = await staffMember(shop.db.kysely, 'sales', { name: 'Aino' });
  const { number, secret, id } = await made.asked();
  const { staff } = shop.quotes;
  return {
    ...made,
    aino,
    number,
    secret,
    id,
    staff,
    attach: (...files: SentFile[]) => staff.attach(aino, number, fileForm(files)),
    async attached() {
      return (await staff.one(aino, number))?.files ?? [];
    },
    shown: async () => (await shop.quotes.view(secret, 'fi'))?.files ?? [],
    onDisk: () => readdirSync(join(shop.settings.DATA_DIR, 'received-files')),
  };
}

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught);
  return error instanceof AccessRefused ? error.reason : 'allowed';
};

test('files go with the next reply, as links in its mail, and open on the quote’s page (quote-9)', async () => {
  const { shop, aino, staff, number, secret, attach, attached, shown, success, quoteMails } = await setup();
  success(await attach(['Asennuspiirros.pdf', pdf()], ['IMG 1.jpg', await photo()]));
  const [drawing, picture] = await attached();
  expect([drawing?.name, picture?.name, drawing?.author, drawing?.sentAt]).toEqual([
    'Asennuspiirros.pdf',
    'IMG 1.jpg',
    'Aino',
    null,
  ]);
  expect(await shown()).toEqual([]);
  expect(await shop.quotes.file(secret, drawing?.id ?? '')).toBeNull();

  const preview = success(await staff.preview(aino, number, reply()));
  expect(preview.text).toContain('Asennuspiirros.pdf:\nhttp');
  expect(preview.files).toEqual(['Asennuspiirros.pdf', 'IMG 1.jpg']);
  success(await staff.reply(aino, number, reply()));
  expect((await shown()).map(({ name }) => name)).toEqual(['Asennuspiirros.pdf', 'IMG 1.jpg']);
  expect(Buffer.from((await shop.quotes.file(secret, drawing?.id ?? ''))?.bytes ?? [])).toEqual(pdf());
  const [mail] = (await quoteMails()).filter(({ kind }) => kind === 'quote-answer');
  expect(mail?.body_text).toContain(`/tarjous/${secret}/liitteet/${drawing?.id}`);

  success(await attach(['Lisäys.pdf', pdf('toinen')]));
  success(await staff.say(aino, number, 'Tässä vielä tämä.', 'viesti'));
  const [said] = (await quoteMails()).filter(({ kind }) => kind === 'quote-words');
  expect(said?.body_text).toContain('Lisäys.pdf');
  expect(said?.body_text).not.toContain('Asennuspiirros.pdf');
  expect((await attached()).map(({ replyVersion }) => replyVersion)).toEqual([2, 2, null]);
});

test('a removed file is gone from the customer’s page at once and from the disk by the job (quote-9)', async () => {
  const { shop, aino, staff, number, attach, attached, shown, onDisk, success } = await setup();
  success(await attach(['a.pdf', pdf()]));
  success(await staff.reply(aino, number, reply()));
  const [file] = await attached();
  expect(await staff.detach(aino, number, file?.id ?? '')).toBe(true);
  expect(await staff.detach(aino, number, file?.id ?? '')).toBe(false);
  expect(await shown()).toEqual([]);
  expect(await shop.files.removeUnowned()).toBe(1);
  expect(onDisk()).toEqual([]);
  const entries = await auditEntries(shop.db.kysely, { subject: { kind: 'quote', id: number }, limit: 10 });
  expect(entries.map(({ action, before, after }) => [action, (after ?? before)?.file]).filter(([, id]) => id)).toEqual([
    ['quotes.detach', file?.id],
    ['quotes.attach', file?.id],
  ]);
});

test('the same file twice is one; a refused one is named and keeps the others (quote-9)', async () => {
  const { attach, attached } = await setup();
  const page = '<!doctype html><script>alert(1)</script>';
  expect(await attach(['a.pdf', pdf()], ['../../b.pdf', pdf()], ['sivu.pdf', page])).toMatchObject({
    reason: 'refused',
    details: [{ file: 'sivu.pdf', reason: 'wrong_type' }],
  });
  expect((await attached()).map(({ name }) => name)).toEqual(['a.pdf']);
  expect(await attach()).toMatchObject({ reason: 'no_file' });
});

test('a quote holds twenty files, however they come (quote-9)', async () => {
  const { attach, attached } = await setup();
  const files = (from: number, count: number) =>
    Array.from({ length: count }, (_, i): SentFile => [`${from + i}.pdf`, pdf(String(from + i))]);
  const [one, two] = await Promise.all([attach(...files(0, 12)), attach(...files(12, 12))]);
  expect(await attached()).toHaveLength(20);
  const refused = [one, two].flatMap((done) => (!done.ok && done.reason === 'refused' ? (done.details ?? []) : []));
  expect(refused.map(({ reason }) => reason)).toEqual(Array(4).fill('quote_full'));
});

test('roles without contacts neither see, open, add nor remove files (quote-9)', async () => {
  const { shop, staff, number, attach, attached, success } = await setup();
  success(await attach(['a.pdf', pdf()]));
  const id = (await attached())[0]?.id ?? '';
  for (const role of ['store', 'accounting', 'content'] as const) {
    const actor = await staffMember(shop.db.kysely, role, { stores: ['oulu'] });
    if (role !== 'content') expect((await staff.one(actor, number))?.files).toEqual([]);
    for (const work of [
      () => staff.file(actor, number, id),
      () => staff.attach(actor, number, fileForm([['b.pdf', pdf('b')]])),
      () => staff.detach(actor, number, id),
    ])
      expect(await refusalOf(work()), role).toMatch(/role|store/);
  }
  expect(await attached()).toHaveLength(1);
});

test('files go with their quote, three years after a guest’s last change (quote-9, own-data-1)', async () => {
  const { shop, clock, attach, onDisk, success } = await setup();
  success(await attach(['a.pdf', pdf()]));
  clock.now = new Date('2029-11-22T10:01:00Z');
  await shop.accounts.retain();
  await shop.files.removeUnowned();
  expect(onDisk()).toEqual([]);
});
