import { expect, test } from 'vitest';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import { staffMember } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';

const SLOW_MS = 60_000;
const typed = { question: 'Mahtuvatko <script>alert(1)</script> lasit?', name: 'Aino', email: 'aino@example.fi' };

async function setup() {
  const made = await orderShop([{ sku: 'RAJA', price: 5000, stock: { oulu: 5 } }]);
  const { shop, clock } = made;
  const { slug = '' } =
    (await shop.db.query<{ slug: string }>("select slug from product where sku = 'RAJA'")).rows[0] ?? {};
  const stamp = shop.formStamps.stamp();
  clock.now = new Date(clock.now.getTime() + SLOW_MS);
  const ask = (over: Partial<typeof typed & { website: string; stamp: string }> = {}, formKey = 'form') =>
    shop.questions.ask({ stamp, ...typed, ...over }, { slug, locale: 'fi', client: { ip: '192.0.2.8' }, formKey });
  const actor = await staffMember(shop.db.kysely, 'content', { name: 'Petri' });
  const { moderation } = shop.questions;
  const waiting = async () => (await moderation.list(actor, 'pending', null)).questions;
  async function asked() {
    await ask();
    const [question] = await waiting();
    if (!question) throw new Error('no question waits');
    return question;
  }
  const mails = async () =>
    (
      await shop.db.query<{ recipient: string; body_text: string; html: string }>(
        "select recipient, body_text, html from outbox_mail where kind = 'question-answered'",
      )
    ).rows;
  return { ...made, slug, ask, actor, moderation, waiting, asked, mails };
}

test('a question waits, and shows with its answer, which is mailed to who asked (question-1, question-2)', async () => {
  const { shop, asked, moderation, actor, mails, slug } = await setup();
  const { id, version, ...question } = await asked();
  expect(question).toMatchObject({ product: 'Tuote RAJA', email: 'aino@example.fi', state: 'pending' });
  expect(await shop.questions.ofProduct('RAJA')).toEqual({ count: 0, questions: [] });
  expect(await moderation.answer(actor, id, { text: ' Mahtuvat. ', seen: version })).toMatchObject({ ok: true });
  // the memory is renewed by a notification, which PostgreSQL delivers a moment after the commit
  await expect.poll(async () => (await shop.questions.ofProduct('RAJA')).count).toBe(1);
  const shown = await shop.questions.ofProduct('RAJA');
  expect(shown).toMatchObject({
    count: 1,
    questions: [{ question: typed.question, answer: 'Mahtuvat.', name: 'Aino' }],
  });
  expect(JSON.stringify(shown)).not.toContain('example.fi');
  const [mail, ...others] = await mails();
  expect([mail?.recipient, others]).toEqual(['aino@example.fi', []]);
  expect(mail?.body_text).toContain('Mahtuvat.');
  expect(mail?.body_text).toContain(`/kysymykset/${slug}`);
  expect(mail?.html).not.toContain('<script>alert');
  const { rows } = await shop.db.query("select action from audit_entry where subject_kind = 'question'");
  expect(rows).toEqual([{ action: 'questions.answer' }]);
});

test('an edited answer shows at once and is not mailed again; a rejected question leaves the page (question-2)', async () => {
  const { shop, asked, moderation, actor, mails } = await setup();
  const { id, version } = await asked();
  await moderation.answer(actor, id, { text: 'Mahtuvat', seen: version });
  await moderation.answer(actor, id, { text: 'Mahtuvat hyvin', seen: version + 1 });
  expect((await shop.questions.list('RAJA', 1)).questions[0]?.answer).toBe('Mahtuvat hyvin');
  await moderation.reject(actor, id, { reason: 'personal', seen: version + 2 });
  expect(await shop.questions.list('RAJA', 1)).toEqual({ questions: [], more: false });
  expect(await mails()).toHaveLength(1);
});

test('of ten people who answer at once one does, and one mail goes (question-2)', async () => {
  const { asked, moderation, actor, mails, shop } = await setup();
  const { id, version } = await asked();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      i % 2 === 0
        ? moderation.answer(actor, id, { text: `Vastaus ${i}`, seen: version })
        : moderation.reject(actor, id, { reason: 'off_topic', seen: version }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((one) => !one.ok && one.reason === 'decided')).toHaveLength(9);
  const { questions } = await shop.questions.list('RAJA', 1);
  expect(await mails()).toHaveLength(questions.length);
});

test('a form that is sent ten times at once asks once (question-1)', async () => {
  const { ask, waiting } = await setup();
  const results = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await waiting()).toHaveLength(1);
});

test('refuses 50 kB, robots, unknown products and too many questions, and stores none of them (question-1)', async () => {
  const { shop, ask, waiting } = await setup();
  expect(await ask({ question: 'x'.repeat(50_000) })).toMatchObject({ details: { question: 'tooLong' } });
  expect(await ask({ website: 'https://spam.example' })).toMatchObject({ reason: 'robot', details: 'website' });
  expect(await ask({ stamp: 'x.y' })).toMatchObject({ reason: 'robot', details: 'stale' });
  const unknown = { slug: "x' or 1=1", locale: 'fi', client: { ip: '192.0.2.9' }, formKey: 'x' } as const;
  expect(await shop.questions.ask({ ...typed, stamp: shop.formStamps.stamp() }, unknown)).toMatchObject({ ok: false });
  expect(await waiting()).toEqual([]);
  for (let i = 0; i < 6; i++) expect(await ask({}, `form ${i}`)).toMatchObject({ ok: true });
  expect(await ask({}, 'form 7')).toMatchObject({ reason: 'limited' });
});

test('an empty or too long answer changes nothing (question-2)', async () => {
  const { asked, moderation, actor, waiting } = await setup();
  const { id, version } = await asked();
  for (const text of ['', ' \n ', 'x'.repeat(3001)])
    expect(await moderation.answer(actor, id, { text, seen: version })).toMatchObject({ reason: 'answer' });
  expect(await moderation.answer(actor, "' or 1=1", { text: 'x', seen: 1 })).toMatchObject({ reason: 'unknown' });
  expect(await waiting()).toMatchObject([{ id, version }]);
});

test('own data has the questions of the verified address; deleting the account deletes them (question-4)', async () => {
  const { shop, ask, asked, moderation, actor } = await setup();
  const customer = await makeCustomer(shop);
  await ask({ email: customer.email }, 'own');
  await asked();
  for (const question of (await moderation.list(actor, 'pending', null)).questions)
    await moderation.answer(actor, question.id, { text: 'Mahtuvat', seen: question.version });
  await shop.mail.deliverWaiting();
  const data = await shop.accounts.exportData(customer.userId);
  expect(data?.productQuestions).toMatchObject([{ sku: 'RAJA', email: customer.email, answer: 'Mahtuvat' }]);
  expect(await shop.accounts.deleteAccount(customer.visitor, customer)).toMatchObject({ ok: true });
  const { rows } = await shop.db.query<{ email: string }>('select email from product_question');
  expect(rows).toEqual([{ email: 'aino@example.fi' }]);
  expect((await shop.questions.list('RAJA', 1)).questions).toHaveLength(1);
  const mailed = await shop.db.query(
    "select recipient from outbox_mail where kind = 'question-answered' and body_text like '%Mahtuvat%'",
  );
  expect(mailed.rows).toEqual([{ recipient: 'aino@example.fi' }]);
});

test('after a year answered questions are nameless, and the others are gone (question-4)', async () => {
  const { shop, ask, asked, moderation, actor, clock } = await setup();
  const { id, version } = await asked();
  await moderation.answer(actor, id, { text: 'Mahtuvat', seen: version });
  await ask({ question: 'Entä tämä?' }, 'second');
  const later = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * 86_400_000);
  };
  later(364);
  await shop.questions.retain();
  expect((await shop.questions.list('RAJA', 1)).questions[0]?.name).toBe('Aino');
  later(2);
  await shop.questions.retain();
  const { rows } = await shop.db.query('select name, email, answer from product_question');
  expect(rows).toEqual([{ name: '', email: null, answer: 'Mahtuvat' }]);
  expect((await shop.questions.list('RAJA', 1)).questions[0]?.name).toBe('');
});

test('who may not moderate is refused (question-2)', async () => {
  const { shop, moderation } = await setup();
  const store = await staffMember(shop.db.kysely, 'store');
  await expect(moderation.list(store, 'pending', null)).rejects.toThrow();
  await expect(moderation.answer(store, 'x', { text: 'x', seen: 1 })).rejects.toThrow();
  await expect(moderation.reject(store, 'x', { reason: 'abusive', seen: 1 })).rejects.toThrow();
});
