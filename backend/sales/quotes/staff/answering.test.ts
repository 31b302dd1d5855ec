import { expect, test } from 'vitest';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { AccessRefused, type StaffActor } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { quoteShop, reply } from '../test-quotes.ts';

async function setup() {
  const made = await quoteShop();
  const { kysely } = made.shop.db;
  const [aino, eero] = [await staffMember(kysely, 'sales', { name: 'Aino' }), await staffMember(kysely, 'manager')];
  const { number } = await made.asked();
  const mailed = async () => (await made.quoteMails()).filter(({ kind }) => kind === 'quote-answer').length;
  return { ...made, staff: made.shop.quotes.staff, kysely, aino, eero, number, mailed };
}

const refusalOf = (work: Promise<unknown>): Promise<AccessRefused> =>
  work.then(
    () => Promise.reject(new Error('not refused')),
    (error) => (error instanceof AccessRefused ? error : Promise.reject(error)),
  );

/** A person with the fresh factor and the colleague's consent that a refusal asked for. */
const consentedBy = (actor: StaffActor, colleague: StaffActor, { permission, scope }: AccessRefused): StaffActor => ({
  ...actor,
  proof: { permission, subject: scope?.subject ?? '', cents: scope?.cents ?? null },
  approvedBy: { id: colleague.id, name: colleague.name },
});

test('a second reply never replaces a colleague’s unseen, and every reply is kept (quote-7)', async () => {
  const { staff, aino, eero, number, mailed, success, stored } = await setup();
  const { version } = await stored(number);
  const [first, second] = await Promise.all([
    staff.reply(aino, number, reply(), { seenVersion: version, key: 'a' }),
    staff.reply(eero, number, reply({ words: 'Toinen' }), { seenVersion: version, key: 'b' }),
  ]);
  const [won, lost] = first.ok ? [first, second] : [second, first];
  expect(won.ok).toBe(true);
  expect(lost).toMatchObject({
    reason: 'conflict',
    details: {
      status: 'answered',
      theirs: { author: won === first ? 'Aino' : eero.name, answer: { lines: [{}, {}] } },
    },
  });
  expect(await mailed()).toBe(1);
  const seen = await stored(number);
  success(await staff.reply(eero, number, reply({ words: 'Uusi' }), { seenVersion: seen.version, key: 'c' }));
  const { replies } = (await staff.one(aino, number)) ?? {};
  expect(replies?.map(({ answer }) => answer.words)[0]).toBe('Uusi');
  expect(replies).toHaveLength(2);
});

test('a form sent twice is one reply, one message, one mail (quote-7)', async () => {
  const { staff, aino, number, mailed, quoteMails, stored } = await setup();
  const { version } = await stored(number);
  const form = { seenVersion: version, key: 'lomake' };
  const sent = await Promise.all([1, 2, 3].map(() => staff.reply(aino, number, reply(), form)));
  expect(sent.every(({ ok }) => ok)).toBe(true);
  expect(await mailed()).toBe(1);
  await Promise.all([1, 2].map(() => staff.say(aino, number, 'Kahvat kuuluvat hintaan.', 'viesti')));
  expect((await staff.one(aino, number))?.messages).toMatchObject([{ author: 'Aino', byShop: true }]);
  expect((await quoteMails()).filter(({ kind }) => kind === 'quote-words')).toHaveLength(1);
});

test('a price below the floor needs a manager, or a second person (quote-7)', async () => {
  const { staff, aino, eero, number } = await setup();
  const cheap = reply({ lines: [{ sku: 'KONE', price: 1000 }] });
  const refused = await refusalOf(staff.reply(aino, number, cheap));
  expect(refused).toMatchObject({ permission: 'quotes.below-floor', reason: 'proof', scope: { cents: 200_000 } });
  const consented = consentedBy(aino, eero, refused);
  expect((await staff.reply(consented, number, cheap)).ok).toBe(true);
  expect((await staff.reply(eero, number, cheap)).ok).toBe(true);
});

test('consent to prices below the floor holds for these lines, terms and customer alone (quote-7)', async () => {
  const { staff, aino, eero, number, asked } = await setup();
  const lines = [{ sku: 'KONE', price: 1000 }];
  const refused = await refusalOf(staff.reply(aino, number, reply({ lines })));
  expect(refused.scope?.subject).toContain(`${number}: 2 × Tuote KONE 1\u00a0000\u00a0€`);
  const consented = consentedBy(aino, eero, refused);
  const others = [
    { lines: [{ sku: 'KONE', price: 500, amount: 4 }] },
    {
      lines: [
        { title: 'Kone', price: 1000, amount: 2 },
        { sku: 'KONE', amount: 1, price: 0 },
      ],
    },
    { lines, validUntil: '2026-12-06' },
    { lines, words: 'Ja lisäksi kypärä.' },
    { lines, delivery: { method: '302', price: 0 } },
  ];
  for (const other of others)
    await expect(staff.reply(consented, number, reply(other)), JSON.stringify(other)).rejects.toThrow('proof');
  const { number: another } = await asked({ email: 'toinen@example.fi' });
  await expect(staff.reply(consented, another, reply({ lines }))).rejects.toThrow('proof');
  expect((await staff.reply(consented, number, reply({ lines }))).ok).toBe(true);
});

test('a trade-in above the limit of a refund needs a manager, or a second person for this sum (quote-10)', async () => {
  const { staff, aino, eero, number } = await setup();
  const seller = { ...aino, limits: { refund: 20_000, refundsPerDay: 60_000 } };
  const own = [{ sku: 'KONE', price: 1299, amount: 1 }];
  const given = (credit: number) => reply({ lines: own, tradeIn: { title: 'Vanha kelkka', credit } });
  const refused = await refusalOf(staff.reply(seller, number, given(900)));
  expect(refused).toMatchObject({ permission: 'quotes.below-floor', reason: 'proof' });
  expect(refused.scope?.subject).toContain('Vanha kelkka −900');
  const consented = consentedBy(seller, eero, refused);
  await expect(staff.reply(consented, number, given(950))).rejects.toThrow('proof');
  expect((await staff.reply(consented, number, given(900))).ok).toBe(true);
  expect((await staff.reply(seller, number, given(200))).ok).toBe(true);
  expect((await staff.reply(eero, number, given(950))).ok).toBe(true);
});

test('consent to a phone order holds for its customer alone (quote-8)', async () => {
  const { staff, aino, eero } = await setup();
  const contact = { firstname: 'Aino', lastname: 'Äyräpää', email: 'aino@example.fi', phone: '040 123 4567' };
  const order = (email: string) => ({
    contact: { ...contact, email, city: 'Oulu', businessCustomer: false, message: '', company: '', vatNumber: '' },
    locale: 'fi' as const,
    reply: reply({ lines: [{ sku: 'KONE', price: 1000 }] }),
  });
  const refused = await refusalOf(staff.beginPhoneOrder(aino, order('aino@example.fi'), 'a'));
  expect(refused.scope?.subject).not.toContain('aino@example.fi');
  const consented = consentedBy(aino, eero, refused);
  await expect(staff.beginPhoneOrder(consented, order('serkku@example.fi'), 'b')).rejects.toThrow('proof');
  expect((await staff.beginPhoneOrder(consented, order('aino@example.fi'), 'c')).ok).toBe(true);
});

test('a preview has the mail and the PDF, and sends and changes nothing', async () => {
  const { staff, aino, number, quoteMails, stored, success } = await setup();
  const mails = (await quoteMails()).length;
  const tradeIn = { title: 'Kaira Reitti 550, 2017', credit: 300 };
  const lines = [{ sku: 'KONE', amount: 1, price: 1190 }];
  const preview = success(await staff.preview(aino, number, reply({ tradeIn, lines })));
  expect(preview).toMatchObject({ to: 'aino@example.fi', subject: `Tarjous ${number}`, belowFloor: [] });
  for (const told of ['Vaihtolaite: Kaira Reitti 550, 2017', '-300', '890'])
    expect(preview.text.replaceAll(/\s|−/g, (sign) => (sign === '−' ? '-' : ' '))).toContain(told);
  expect(preview.html).toContain('Kaira Reitti 550, 2017');
  expect(preview.files).toEqual([]);
  expect(String.fromCharCode(...(preview.pdf?.bytes.slice(0, 5) ?? []))).toBe('%PDF-');
  expect(quoteReplyTotals(preview.answer)).toMatchObject({ total: 119_000, payNow: 89_000, dueLater: 30_000 });
  expect((await quoteMails()).length).toBe(mails);
  expect((await stored(number)).status).toBe('requested');
});

test.each([
  ['a credit above the price', { tradeIn: { title: 'Vanha', credit: 5000 } }, 'tradeIn.credit'],
  ['a delivery home', { tradeIn: { title: 'Vanha', credit: 100 }, delivery: { method: '302', price: 59 } }, 'delivery'],
  ['no name', { tradeIn: { title: ' ', credit: 100 } }, 'tradeIn.title'],
])('a trade-in is refused with %s', async (_, over, field) => {
  const { staff, aino, number } = await setup();
  const lines = [{ sku: 'KONE', amount: 1, price: 1190 }];
  const refused = await staff.preview(aino, number, reply({ lines, ...over }));
  expect(refused).toMatchObject({ reason: 'invalid', details: [{ field }] });
});

test('assigning is audited and conflicts with no reply; nobody outside the staff gets a quote', async () => {
  const { staff, kysely, aino, eero, number, stored } = await setup();
  const { version } = await stored(number);
  expect((await staff.assign(aino, number, eero.id)).ok).toBe(true);
  expect(await staff.assign(aino, number, crypto.randomUUID())).toMatchObject({ reason: 'unknown_person' });
  expect((await staff.reply(aino, number, reply(), { seenVersion: version })).ok).toBe(true);
  expect((await staff.one(aino, number))?.assignee).toEqual({ id: eero.id, name: eero.name });
  const entries = await auditEntries(kysely, { subject: { kind: 'quote', id: number }, limit: 5 });
  expect(entries.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['quotes.answer', 'Aino'],
    ['quotes.assign', 'Aino'],
  ]);
});

test('roles that may not see contacts get none, and find quotes by number only', async () => {
  const { staff, kysely, number } = await setup();
  const query = { text: 'äyräpää', group: null, status: null, assignee: null };
  const lines = [
    { sku: 'KONE', title: 'Kone Äyräpäälle', price: 1190.5 },
    { title: 'Nouto: Äyräpää, 040 123 4567', price: 210 },
  ];
  const tradeIn = { title: 'Äyräpään vanha kelkka', credit: 100 };
  const texts = { words: 'Hei Aino Äyräpää!', deliveryTime: 'Kun Äyräpää ehtii' };
  expect(await staff.reply(byCommand, number, reply({ ...texts, lines, tradeIn }))).toMatchObject({ ok: true });
  for (const role of ['store', 'accounting'] as const) {
    const actor = await staffMember(kysely, role, { stores: role === 'store' ? ['oulu'] : [] });
    expect(await staff.one(actor, number)).toMatchObject({ contact: null, payLink: null, may: { answer: false } });
    const seen = await staff.one(actor, number);
    expect(JSON.stringify(seen)).not.toMatch(/Äyräpää|040 123|Kampiakseli/);
    expect(seen?.answer).toMatchObject({
      lines: [
        { sku: 'KONE', unit: 119_050 },
        { sku: null, unit: 21_000 },
      ],
    });
    expect(seen?.answer?.lines[0]?.title).not.toBe('');
    expect((await staff.list(actor, query)).quotes).toEqual([]);
    expect((await staff.list(actor, { ...query, text: number })).quotes).toMatchObject([{ number, customer: null }]);
    await expect(staff.reply(actor, number, reply())).rejects.toThrow(AccessRefused);
  }
  const content = await staffMember(kysely, 'content');
  await expect(staff.one(content, number)).rejects.toThrow(AccessRefused);
});
