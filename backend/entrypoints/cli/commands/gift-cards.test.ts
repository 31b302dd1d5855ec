import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { onShop } from '../test-program.ts';

async function setup() {
  const { shop } = await testShop();
  const folder = await mkdtemp(join(tmpdir(), 'tieva-cards-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = async (rows: object[]) => {
    const path = join(folder, 'cards.jsonl');
    await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'));
    return path;
  };
  return { shop, file, type: (line: string | string[]) => onShop(shop, line) };
}

test('creates, shows, adjusts and blocks a card; shows its code once', async () => {
  const { shop, type } = await setup();
  expect((await type('gift-cards list')).text).toBe('No gift cards yet.');
  const made = await type(['gift-cards', 'create', '50', '--reason', 'Hyvitys', '--until', '2030-12-31']);
  const code = /Code (\S+):/.exec(made.text)?.[1] ?? '';
  expect(await shop.giftCards.details(code)).toEqual({ valid: true, openAmount: 5000 });
  expect((await type('gift-cards list')).text).not.toContain(code.slice(0, 9));
  await type(['gift-cards', 'adjust', code, '19,90', '--reason', 'lisää']);
  expect((await type(['gift-cards', 'adjust', '--reason', 'pois', '--', code, '-100'])).failed).toContain('Only 69,90');
  const shown = await type(['gift-cards', 'show', code]);
  expect(shown.text.replaceAll(/[^\S\n]+/g, ' ')).toMatch(
    /69,90 € open, in force, until 2030-12-31[\s\S]*issue 50 €[\s\S]*lisää/,
  );
  await type(['gift-cards', 'block', code]);
  expect((await shop.giftCards.details(code)).valid).toBe(false);
  await type(['gift-cards', 'unblock', code]);
  expect((await shop.giftCards.details(code)).valid).toBe(true);
  const slip = code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`;
  expect((await type(['gift-cards', 'show', slip])).failed).toContain('A character of the code is wrong');
});

test('imports cards of another system from a file, all or none, once', async () => {
  const { shop, file, type } = await setup();
  const good = { code: 'Vanha 1234-5678', amount: 25.5, validUntil: '2030-12-31' };
  const bad = await type(['gift-cards', 'import', await file([good, { ...good, code: 'lyhyt', amount: 0.001 }])]);
  expect(bad.text).toMatch(/cards\.jsonl.*2.*code[\s\S]*amount/);
  expect((await shop.giftCards.details(good.code)).valid).toBe(false);
  const path = await file([good]);
  expect((await type(['gift-cards', 'import', path, '--dry-run'])).text).toContain('1 added');
  expect((await shop.giftCards.details(good.code)).valid).toBe(false);
  expect((await type(['gift-cards', 'import', path])).text).toContain('1 added');
  expect((await type(['gift-cards', 'import', path])).text).toContain('0 added, 0 changed, 1 unchanged');
  expect(await shop.giftCards.details('VANHA12345678')).toEqual({ valid: true, openAmount: 2550 });
  const richer = await type(['gift-cards', 'import', await file([{ ...good, amount: 99 }])]);
  expect(richer.text).toContain('gift-cards adjust');
});
