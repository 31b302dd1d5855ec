import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeReader, statusOf } from '#backend/customers/newsletter/test-newsletter.ts';
import { testShop } from '#test/test-shop.ts';
import { onShop } from '../test-program.ts';

async function setup() {
  const { shop } = await testShop();
  return { shop, type: (line: string) => onShop(shop, `newsletter ${line}`) };
}

test('counts, shows, unsubscribes, suppresses and allows subscribers', async () => {
  const { shop, type } = await setup();
  expect((await type('list')).text).toBe('Nobody has asked for the newsletter yet.');
  await makeReader(shop, 'aino@example.fi');
  await makeReader(shop, 'eino@example.fi', { locale: 'en' });
  expect((await type('show Aino@example.fi')).text).toContain('confirmed, fi, from footer, words of 2026-11');
  expect((await type('unsubscribe aino@example.fi')).text).toContain('has ended');
  expect((await type('unsubscribe ei@example.fi')).failed).toContain('no such reader');
  expect((await type('suppress eino@example.fi --reason bounce')).text).toContain('gets nothing any more');
  expect((await type('suppress eino@example.fi')).text).toContain('already');
  expect((await type('show eino@example.fi')).text).toMatch(/^unsubscribed[\s\S]*Gets nothing: bounce/);
  expect((await type('list')).text.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['State', 'Language or reason', 'Addresses'],
    ['unsubscribed', 'en', '1'],
    ['unsubscribed', 'fi', '1'],
    ['gets nothing', 'bounce', '1'],
    ['gets nothing', 'unsubscribed', '1'],
  ]);
  expect((await type('allow eino@example.fi')).text).toContain('may ask');
  expect((await type('allow eino@example.fi')).failed).toContain('not on the list');
  expect(await statusOf(shop, 'eino@example.fi')).toBe('unsubscribed');
  expect((await type('suppress nobody')).failed).toContain('no e-mail address');
});

test('exports subscribers as a file for spreadsheets', async () => {
  const { shop, type } = await setup();
  const folder = await mkdtemp(join(tmpdir(), 'tieva-readers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await makeReader(shop, '+1+1@example.fi');
  const { unsubscribe } = await makeReader(shop, 'pois@example.fi');
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  const file = join(folder, 'lukijat.csv');
  expect((await type(`export ${file}`)).text).toMatch(/^1 addresses are in/);
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect(lines[0]).toBe('\uFEFFemail;language;status;source;words;asked;confirmed;unsubscribed');
  // formulas are escaped
  expect(lines[1]).toMatch(/^'\+1\+1@example\.fi;fi;confirmed;footer;2026-11;2026-11-21T/);
  expect((await type(`export ${file} --all`)).text).toMatch(/^2 addresses/);
  expect((await type(`export ${folder}/ei/ole.csv`)).failed).toContain('Cannot write');
});
