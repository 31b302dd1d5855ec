import { expect, test } from 'vitest';
import { byCommand } from '#test/actors.ts';
import { quoteShop, reply } from './test-quotes.ts';

const DAY = 86_400_000;
const plain = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ');

test('a reply has lines, sums, VAT and last valid day, in mail and view (quote-5)', async () => {
  const { answered, quoteMails, shop } = await quoteShop();
  const quote = await answered({ delivery: { method: 107, price: 59 } });
  const view = await shop.quotes.view(quote.secret, 'fi');
  expect(view).toMatchObject({ status: 'answered', may: { accept: true, withdraw: false, order: false } });
  expect(view?.answer).toMatchObject({
    lines: [
      { sku: 'KONE', title: 'Tuote KONE', amount: 2, unit: 119_050, total: 238_100, vatRate: 25.5 },
      { sku: null, title: 'Asennustyö, 3 h', amount: 1, total: 21_000 },
    ],
    lastDay: '2026-12-05',
    totals: { goods: 259_100, shipping: 5900, total: 265_000 },
  });
  const mail = plain((await quoteMails()).find(({ kind }) => kind === 'quote-answer')?.body_text);
  for (const fact of [
    '2 381 €',
    'Asennustyö',
    '2 650 €',
    'ALV 25,5 %',
    '5. joulukuuta 2026',
    'tarjous.pdf',
    'Tässä tarjous.',
  ])
    expect(mail).toContain(fact);
});

test('accepting locks the prices for at least a week and mails the shop, once (quote-5)', async () => {
  const { answered, shop, clock, quoteMails, success } = await quoteShop();
  const quote = await answered();
  expect(await shop.quotes.lockedQuote(quote.secret, 'fi', clock.now)).toMatchObject({ reason: 'not_accepted' });
  clock.now = new Date('2026-12-05T20:00:00Z');
  expect(success(await shop.quotes.accept(quote.secret))).toBe(quote.number);
  expect(success(await shop.quotes.accept(quote.secret))).toBeNull();
  const mails = await quoteMails();
  expect(mails.filter(({ kind }) => kind === 'quote-decision')).toHaveLength(1);
  const locked = success(await shop.quotes.lockedQuote(quote.secret, 'fi', clock.now));
  expect(locked).toMatchObject({ methodId: null, shippingPrice: null, validUntil: new Date('2026-12-12T22:00:00Z') });
  expect(locked.lines).toMatchObject([
    { kind: 'goods', amount: 2, item: { sku: 'KONE', price: { finalPrice: { inclTax: 119_050 } }, saleMode: 'buy' } },
    { kind: 'service', amount: 1, item: { sku: 'tarjous-2', title: 'Asennustyö, 3 h' } },
  ]);
  clock.now = new Date('2026-12-12T22:00:00Z');
  expect(await shop.quotes.lockedQuote(quote.secret, 'fi', clock.now)).toMatchObject({ reason: 'expired' });
});

test('an expired reply cannot be accepted, before and after the job runs', async () => {
  const { answered, stored, shop, clock } = await quoteShop();
  const quote = await answered();
  clock.now = new Date('2026-12-05T22:00:00Z');
  expect(await shop.quotes.accept(quote.secret)).toEqual({ ok: false, reason: 'not_now', details: 'expired' });
  await shop.quotes.followClock();
  expect((await stored(quote.number)).status).toBe('expired');
  expect(await shop.quotes.staff.reply(byCommand, quote.number, reply({ validUntil: '2026-12-20' }))).toMatchObject({
    ok: true,
  });
  expect(await shop.quotes.accept(quote.secret)).toMatchObject({ ok: true });
});

test('reminds the customer once, two days before the end', async () => {
  const { answered, shop, clock, quoteMails } = await quoteShop();
  await answered();
  const reminders = async () => (await quoteMails()).filter(({ kind }) => kind === 'quote-reminder');
  clock.now = new Date(new Date('2026-12-05T22:00:00Z').getTime() - 2 * DAY - 1);
  await shop.quotes.followClock();
  expect(await reminders()).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 1);
  await shop.quotes.followClock();
  await shop.quotes.followClock();
  expect(await reminders()).toMatchObject([{ recipient: 'aino@example.fi', subject: 'Tarjous T5001 päättyy pian' }]);
});

test('messages reach the shop and the customer; a repeated one is stored once', async () => {
  const { asked, shop, quoteMails, success } = await quoteShop();
  const quote = await asked();
  const ask = (words: unknown) => shop.quotes.ask(quote.secret, words, '192.0.2.7');
  success(await ask('Sopiiko maanantai?'));
  success(await ask('Sopiiko maanantai?'));
  expect(await ask('  ')).toEqual({ ok: false, reason: 'invalid', details: 'quote.error.required' });
  success(await shop.quotes.staff.say(byCommand, quote.number, 'Sopii.'));
  const view = await shop.quotes.view(quote.secret, 'fi');
  expect(view?.messages).toMatchObject([
    { byShop: false, message: 'Sopiiko maanantai?' },
    { byShop: true, message: 'Sopii.' },
  ]);
  const mails = (await quoteMails()).slice(2);
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['quote-question', 'asiakaspalvelu@tieva.example'],
    ['quote-words', 'aino@example.fi'],
  ]);
  success(await shop.quotes.staff.say(byCommand, quote.number, 'Aika on varattu.'));
  const toCustomer = (await quoteMails()).filter(({ kind }) => kind === 'quote-words');
  expect(toCustomer.map(({ subject }) => subject)).toEqual([
    'Vastaus viestiisi, tarjous T5001',
    'Viesti tarjouksesta T5001',
  ]);
});

test('a shopper withdraws a request or declines a reply; the shop withdraws a reply', async () => {
  const { asked, answered, shop, quoteMails } = await quoteShop();
  const request = await asked();
  expect(await shop.quotes.decline(request.secret)).toMatchObject({ reason: 'not_now', details: 'requested' });
  expect(await shop.quotes.withdraw(request.secret)).toMatchObject({ ok: true });
  expect(await shop.quotes.staff.reply(byCommand, request.number, reply())).toMatchObject({ details: 'withdrawn' });

  expect(await shop.quotes.view(request.secret, 'fi')).toMatchObject({ answer: null, wasAnswered: false });

  const turnedDown = await asked();
  expect(await shop.quotes.staff.withdraw(byCommand, turnedDown.number)).toMatchObject({ ok: true });
  const { subject, body_text } = (await quoteMails()).at(-1) ?? {};
  expect(subject).toBe(`Emme voi tehdä tarjousta ${turnedDown.number}`);
  expect(body_text).not.toContain('voimassa');

  const declined = await answered();
  expect(await shop.quotes.decline(declined.secret, 'Liian kallis')).toMatchObject({ ok: true });
  expect(await shop.quotes.accept(declined.secret)).toMatchObject({ reason: 'not_now' });

  const takenBack = await answered();
  expect(await shop.quotes.staff.withdraw(byCommand, takenBack.number, 'Hinta oli väärä.')).toMatchObject({ ok: true });
  expect(await shop.quotes.accept(takenBack.secret)).toMatchObject({ details: 'withdrawn' });
  expect(await shop.quotes.view(takenBack.secret, 'fi')).toMatchObject({ answer: null, wasAnswered: true });
  const last = (await quoteMails()).at(-1);
  expect(last).toMatchObject({ kind: 'quote-withdrawn', recipient: 'aino@example.fi' });
  expect(last?.subject).toBe(`Tarjous ${takenBack.number} on peruttu`);
  expect(last?.body_text).toContain('Hinta oli väärä.');
});

test('an accepted quote can get no new reply and cannot be withdrawn', async () => {
  const { answered, shop, success } = await quoteShop();
  const { number, secret } = await answered();
  success(await shop.quotes.accept(secret));
  expect(await shop.quotes.staff.reply(byCommand, number, reply())).toMatchObject({
    reason: 'not_now',
    details: 'accepted',
  });
  expect(await shop.quotes.staff.withdraw(byCommand, number)).toMatchObject({ reason: 'not_now' });
});

test('an invalid reply reports its fields and changes nothing', async () => {
  const { asked, stored, shop } = await quoteShop();
  const { number } = await asked();
  const wrong = async (over: Record<string, unknown>) => {
    const outcome = await shop.quotes.staff.reply(byCommand, number, reply(over));
    return outcome.ok ? [] : (outcome.details as { field: string }[]).map(({ field }) => field);
  };
  expect(await wrong({ validUntil: '2026-11-20' })).toEqual(['validUntil']);
  expect(await wrong({ validUntil: '5.12.2026' })).toEqual(['validUntil']);
  expect(await wrong({ lines: [] })).toEqual(['lines']);
  expect(await wrong({ lines: [{ sku: 'EI-OLE', price: 1 }, { price: 1 }] })).toEqual(['lines.1.title']);
  expect(await wrong({ lines: [{ sku: 'EI-OLE', price: 1 }] })).toEqual(['lines.0.sku']);
  expect(await wrong({ lines: [{ sku: 'KONE', price: 1.005 }] })).toEqual(['lines.0.price']);
  expect(await wrong({ lines: [{ sku: 'KONE', price: 1, vat: 24 }] })).toEqual(['lines.0.vat']);
  expect(await wrong({ delivery: { method: '999', price: 1 } })).toEqual(['delivery.method']);
  expect(await wrong({ hinta: 1 })).toEqual(['file']);
  expect((await stored(number)).status).toBe('requested');
});

test('sends one webhook for the request and one for its acceptance (webhook-1)', async () => {
  const env = { WEBHOOK_URL: 'https://toiminta.example/kuuntelija', WEBHOOK_SECRET: 'webhook-secret-of-the-test-0001' };
  const { answered, shop, success } = await quoteShop(undefined, env);
  const { secret } = await answered();
  success(await shop.quotes.accept(secret));
  success(await shop.quotes.accept(secret));
  const { rows } = await shop.db.query('select kind, payload from webhook_delivery order by created_at, kind desc');
  expect(rows).toMatchObject([
    { kind: 'quote.requested', payload: { number: 'T5001', items: [{ sku: 'KONE', amount: 2 }, { amount: 1 }] } },
    { kind: 'quote.accepted', payload: { number: 'T5001', total: 259_100 } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a reply that was replaced while its page was open cannot be accepted unread', async () => {
  const { answered, stored, shop, clock, success } = await quoteShop();
  const { number, secret } = await answered();
  const seen = async () => (await shop.quotes.view(secret, 'fi'))?.answer?.answeredAt ?? '';
  const before = await seen();
  clock.now = new Date(clock.now.getTime() + 60_000);
  success(await shop.quotes.staff.reply(byCommand, number, reply({ lines: [{ sku: 'KONE', price: 9999 }] })));
  for (const other of [before, '', 'eilen'])
    expect(await shop.quotes.accept(secret, other)).toEqual({ ok: false, reason: 'not_now', details: 'answered' });
  expect((await stored(number)).status).toBe('answered');
  expect(success(await shop.quotes.accept(secret, await seen()))).toBe(number);
});
