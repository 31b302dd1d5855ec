import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onShop } from '#backend/entrypoints/cli/test-program.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';
import { makeReader, queuedMails } from '../test-newsletter.ts';

const FI = '---\nsubject: Lunta on luvassa\npreview: Kelkat kuntoon\n---\n## Huolto\n\nVaraa [aika](/tarjoukset).\n';
const EN = '---\nsubject: Snow is coming\n---\nBook a [time](/tarjoukset).\n';

async function setup() {
  const made = await testShop();
  const folder = await mkdtemp(join(tmpdir(), 'tieva-letter-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  return { ...made, write, type: (line: string[]) => onShop(made.shop, ['newsletter', ...line]) };
}

test('a letter goes once to each confirmed, mailable subscriber, in their language', async () => {
  const { shop, write, type } = await setup();
  const { unsubscribe } = await makeReader(shop, 'aino@example.fi');
  await makeReader(shop, 'eve@example.com', { locale: 'en' });
  const { unsubscribe: gone } = await makeReader(shop, 'pois@example.fi');
  await makeReader(shop, 'valitti@example.fi');
  await shop.newsletter.ask(
    { email: 'odottaa@example.fi' },
    { locale: 'fi', source: 'footer', client: { ip: '192.0.2.9' }, visitor: null },
  );
  await shop.newsletter.unsubscribe(gone, { ip: null, source: 'link' });
  await shop.newsletter.management.suppress('valitti@example.fi', 'complaint');
  const file = await write('talvi-2026.fi.md', FI);
  await write('talvi-2026.en.md', EN);

  const dry = await type(['send', '--file', file, '--dry-run']);
  expect(dry.text).toContain('2 readers (1 in Finnish, 1 in English). Nothing was sent.');
  expect(dry.text).toContain('Varaa aika (http://shop.test/tarjoukset).');
  expect(await queuedMails(shop, 'newsletter-letter')).toEqual([]);

  expect((await type(['send', '--file', file])).text).toContain('2 letters of talvi-2026 are on their way');
  const letters = (await queuedMails(shop, 'newsletter-letter')).toSorted((a, b) =>
    a.recipient.localeCompare(b.recipient),
  );
  expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['aino@example.fi', 'Lunta on luvassa'],
    ['eve@example.com', 'Snow is coming'],
  ]);
  expect(letters[0]?.headers['List-Unsubscribe']).toContain(`<http://shop.test/uutiskirje/peruuta?t=${unsubscribe}>`);
  expect(letters[1]?.text).toContain('http://shop.test/en/tarjoukset');
  expect((await type(['send', '--file', file])).text).toMatch(/^0 letters[\s\S]*2 readers had it before/);

  // a subscriber who unsubscribes before the letter is sent does not get it
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'one-click' });
  await shop.mail.deliverWaiting();
  const boxes = await Promise.all(['aino@example.fi', 'eve@example.com'].map((to) => shop.mail.mailbox.list({ to })));
  expect(boxes.map((box) => box.filter(({ subject }) => /Lunta|Snow/.test(subject)).length)).toEqual([0, 1]);
  const [box] = boxes[1] ?? [];
  const source = await shop.mail.mailbox.source(box?.id ?? 0);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(source?.match(/^List-Unsubscribe:/gm)).toHaveLength(1);
});

test("a letter shows the shop's prices, a reduced one with the lowest of 30 days (price-4)", async () => {
  const { shop, write, type } = await setup();
  await makeProduct(shop.db, {
    name: { fi: 'Ajolasit' },
    sku: 'LASIT',
    categories: ['varusteet'],
    variants: [{ sku: 'L-1', price: 4900, lowest30: 6900 }],
  });
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const file = await write('tarjous.md', `${FI}\n::: products\ntitle: Varusteita\ncategory: varusteet\n:::\n`);
  const { text } = await type(['send', '--file', file, '--dry-run']);
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'Ajolasit (http://shop.test/product/tuote-lasit)\n49 € (−29 %)\nAlin hinta 30 pv: 69 €',
  );
});

test('problems of a letter are named with their line, and nothing is sent', async () => {
  const { shop, write, type } = await setup();
  await makeReader(shop, 'aino@example.fi');
  const bad = `---\nsubject: ''\nfrom: me\n---\n<b>x</b>\n\n![kuva](x.svg)\n\n[a](/cms/ei-ole) [b](/product/ei-ole)\n\n::: hours\nstore: oulu\n:::\n`;
  const told = await type(['send', '--file', await write('huono.md', bad)]);
  for (const problem of [
    'huono.md:2: subject: must not be empty',
    'huono.md:3: from: is not known here',
    'huono.md:5: HTML is not allowed',
    'huono.md:7: a letter shows no pictures: leave x.svg out',
    'a letter has no room for hours',
  ])
    expect(told.text).toContain(problem);
  const links = await type([
    'send',
    '--file',
    await write(
      'linkit.md',
      `---\nsubject: x\n---\n[a](/cms/ei-ole) [b](/product/ei-ole) [c](/tarjouksetx) [d](/tarjoukset)\n`,
    ),
  ]);
  expect(links.text).toMatch(
    /linkit\.md:4: links to \/cms\/ei-ole, which is not a page\n.*links to \/tarjouksetx, which is not a page\n.*\/product\/ei-ole, which is not a product/,
  );
  expect((await type(['send', '--file', await write('yksin.en.md', EN)])).text).toContain('yksin.fi.md is not there');
  expect((await type(['send', '--file', 'ei-ole.md'])).failed).toContain('was not sent');
  expect(await queuedMails(shop, 'newsletter-letter')).toEqual([]);
});

test('a proof goes to one address in each language', async () => {
  const { shop, write, type } = await setup();
  await makeReader(shop, 'aino@example.fi');
  const file = await write('talvi.fi.md', FI);
  await write('talvi.en.md', EN);
  expect((await type(['send', '--file', file, '--to', 'kauppa@example.fi'])).text).toBe(
    'Sent to kauppa@example.fi only.',
  );
  const sent = await queuedMails(shop, 'newsletter-letter');
  expect(sent.map(({ recipient, locale }) => `${recipient} ${locale}`).toSorted()).toEqual([
    'kauppa@example.fi en',
    'kauppa@example.fi fi',
  ]);
});

test('sends to a list of several pages completely', async () => {
  const { shop, write, type } = await setup();
  await shop.db.query(
    `insert into newsletter_subscriber (email, locale, status, source, text_version, unsubscribe_token, confirmed_at)
     select 'lukija' || n || '@example.fi', 'fi', 'confirmed', 'page', '2026-11', 'token' || n, now() from generate_series(1, 450) n`,
  );
  const file = await write('talvi.md', FI);
  expect((await type(['send', '--file', file])).text).toContain('450 letters');
  const { rows } = await shop.db.query(`select count(distinct recipient)::int as n from outbox_mail`);
  expect(rows).toEqual([{ n: 450 }]);
});
