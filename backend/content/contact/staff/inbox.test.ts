import { expect, test } from 'vitest';
import { AccessRefused } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { testShop } from '#test/test-shop.ts';

const all = { text: '', state: null, store: null, assignee: null } as const;

async function setup() {
  const { shop, clock } = await testShop();
  const stamp = shop.formStamps.stamp();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { kysely } = shop.db;
  const send = async (message: string, store: string | null = 'oulu') => {
    const words = { name: 'Aino Äyräpää', email: 'aino@example.fi', phone: '040 123 4567', message, website: '' };
    const sent = await shop.contact.send(
      { ...words, stamp },
      { about: { kind: 'question', store }, locale: 'fi', client: { ip: '192.0.2.7' }, formKey: message },
    );
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    return sent.value.number;
  };
  const replies = () =>
    kysely
      .selectFrom('outbox_mail')
      .select(['recipient', 'reply_to', 'body_text'])
      .where('kind', '=', 'contact-reply')
      .execute();
  const aino = await staffMember(kysely, 'sales', { name: 'Aino' });
  return { shop, kysely, send, replies, aino, inbox: shop.contact.inbox };
}

test('an answer is kept, mailed once per form, and never replaces a colleague’s unseen (contact-2)', async () => {
  const { inbox, send, replies, aino, kysely } = await setup();
  const eero = await staffMember(kysely, 'manager', { name: 'Eero' });
  const number = await send('Onko teillä hihnoja?');
  const form = { seenVersion: 1, key: 'a' };
  const [first, again] = await Promise.all([1, 2].map(() => inbox.answer(aino, number, 'On.\r\nTervetuloa!', form)));
  expect([first?.ok, again?.ok]).toEqual([true, true]);
  const late = await inbox.answer(eero, number, 'Ei ole.', { seenVersion: 1, key: 'b' });
  expect(late).toMatchObject({ reason: 'conflict', details: { version: 2, replies: [{ author: 'Aino' }] } });
  const mails = await replies();
  expect(mails).toMatchObject([{ recipient: 'aino@example.fi', reply_to: 'oulu@tieva.example' }]);
  for (const told of ['On.\nTervetuloa!', 'Onko teillä hihnoja?']) expect(mails[0]?.body_text).toContain(told);
  expect(await inbox.one(eero, number)).toMatchObject({ state: 'answered', replies: [{ body: 'On.\nTervetuloa!' }] });
});

test.each(['', '  \n ', 'x'.repeat(2001), 'a\u0007b'])('an answer of %j is refused', async (body) => {
  const { inbox, send, replies, aino } = await setup();
  const number = await send('Hei');
  expect(await inbox.answer(aino, number, body, { seenVersion: 1, key: 'a' })).toMatchObject({ reason: 'invalid' });
  expect(await replies()).toEqual([]);
});

test('an answer without the key of its form is refused, not taken for one that was sent', async () => {
  const { inbox, send, aino } = await setup();
  const form = { seenVersion: 1, key: '' };
  expect(await inbox.answer(aino, await send('Hei'), 'On.', form)).toMatchObject({ reason: 'invalid' });
});

test('a store reads and answers its own messages only', async () => {
  const { inbox, send, kysely } = await setup();
  const [own, other] = [await send('Ouluun'), await send('Ranualle', 'ranua')];
  const oskari = await staffMember(kysely, 'store', { stores: ['oulu'] });
  expect((await inbox.list(oskari, all)).messages.map(({ number }) => number)).toEqual([own]);
  expect(await inbox.counts(oskari, [all])).toEqual([1]);
  await expect(inbox.one(oskari, other)).rejects.toThrow(AccessRefused);
  await expect(inbox.answer(oskari, other, 'Hei', { seenVersion: 1, key: 'a' })).rejects.toThrow(AccessRefused);
  for (const role of ['content', 'accounting'] as const) {
    const person = await staffMember(kysely, role);
    await expect(inbox.list(person, all)).rejects.toThrow(AccessRefused);
    await expect(inbox.one(person, own)).rejects.toThrow(AccessRefused);
  }
});

test('state, assignee and order change apart, are audited, and refuse what does not exist', async () => {
  const { inbox, send, aino, kysely } = await setup();
  const number = await send('Missä tilaukseni on?');
  expect((await inbox.change(aino, number, { assigneeId: aino.id })).ok).toBe(true);
  expect((await inbox.change(aino, number, { state: 'closed' })).ok).toBe(true);
  expect(await inbox.change(aino, number, { order: '1' })).toMatchObject({ reason: 'unknown_order' });
  expect(await inbox.change(aino, number, { assigneeId: crypto.randomUUID() })).toMatchObject({
    reason: 'unknown_person',
  });
  expect(await inbox.one(aino, number)).toMatchObject({ state: 'closed', assignee: 'Aino', order: null, version: 1 });
  expect((await inbox.list(byCommand, { ...all, state: 'closed', assignee: aino.id })).messages).toHaveLength(1);
  expect(await kysely.selectFrom('audit_entry').select('after').execute()).toHaveLength(2);
});

test.each([
  ['äyräpää', 1],
  ['hihnoja', 1],
  ['0401234567', 1],
  ['Y-1001', 1],
  ['y-1002', 0],
  ['puhelin', 0],
])('searching %s finds %d', async (text, found) => {
  const { inbox, send } = await setup();
  await send('Onko teillä hihnoja?');
  expect((await inbox.list(byCommand, { ...all, text })).messages).toHaveLength(found);
});

test('two people who save a template are told of each other', async () => {
  const { shop, aino } = await setup();
  await shop.contact.templates.add(aino, { kind: 'message', locale: 'fi', name: 'Pian', body: 'Hei {nimi}' });
  const [template] = await shop.contact.templates.list('message', 'fi');
  if (!template) throw new Error('no template');
  const { id, version, name } = template;
  expect((await shop.contact.templates.save(aino, id, { version, name, body: 'Hei!' })).ok).toBe(true);
  expect(await shop.contact.templates.save(aino, id, { version, name, body: 'Moi!' })).toMatchObject({
    reason: 'conflict',
    details: { body: 'Hei!' },
  });
});
