import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onShop } from '#backend/entrypoints/cli/test-program.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';

const GOOD = `
- code: kevät-10
  name: { fi: Kevään alennus, en: Spring sale }
  from: 2026-11-21
  until: 2026-12-24
  useLimit: 500
  useLimitPerCustomer: 1
  rules:
    - when: { category: kyparat, notReduced: true, value: 99.90 }
      then: { percentage: 10 }
- code: ILMAINEN-TOIMITUS
  name: { fi: Ilmainen toimitus }
  automatic: true
  priority: 10
  rules:
    - when: [{ value: 150 }, { signedIn: true }]
      then: { freeDelivery: true }
    - then: { gift: PIPO, pieces: 2 }
`;

async function shopWithFiles() {
  const { shop, clock } = await testShop();
  const folder = await mkdtemp(join(tmpdir(), 'tieva-campaigns-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await makeProduct(shop.db, { name: { fi: 'Pipo' }, sku: 'PIPO', brand: 'Sweep', categories: ['kyparat'] });
  const run = (line: string) => onShop(shop, line.split(' '));
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const bring = async (text: string, what = 'campaigns', more = '') =>
    run(`import ${what} ${await write(`${what}.yaml`, text)}${more}`);
  return { shop, clock, run, write, bring };
}

describe('campaigns of a file', () => {
  test('are imported with euros as cents and local days; importing again changes nothing', async () => {
    const { shop, bring } = await shopWithFiles();
    expect((await bring(GOOD)).text).toContain('2 added, 0 changed, 0 unchanged');
    expect(await shop.campaigns.list()).toMatchObject([
      {
        campaign: {
          code: 'ILMAINEN-TOIMITUS',
          automatic: true,
          rules: [
            {
              conditions: [{ kind: 'value', min: 15_000 }, { kind: 'signed_in' }],
              effect: { kind: 'free_delivery', methods: null },
            },
            { conditions: [], effect: { kind: 'gift_item', sku: 'PIPO', amount: 2 } },
          ],
        },
        useLimit: null,
      },
      {
        campaign: {
          code: 'KEVÄT-10',
          name: { fi: 'Kevään alennus', en: 'Spring sale' },
          rules: [
            {
              conditions: [
                { kind: 'category', anyOf: ['kyparat'] },
                { kind: 'not_reduced' },
                { kind: 'value', min: 9990 },
              ],
              effect: { kind: 'percentage', percent: 10 },
            },
          ],
        },
        from: new Date('2026-11-20T22:00:00Z'),
        until: new Date('2026-12-24T22:00:00Z'),
        useLimit: 500,
        useLimitPerCustomer: 1,
      },
    ]);
    expect((await bring(GOOD)).text).toContain('0 added, 0 changed, 2 unchanged');
    expect((await bring(GOOD.replace('percentage: 10', 'percentage: 12.5'))).text).toContain('changed KEVÄT-10');
  });

  test('a dry run changes nothing', async () => {
    const { shop, bring } = await shopWithFiles();
    expect((await bring(GOOD, 'campaigns', ' --dry-run')).text).toContain('2 added');
    expect(await shop.campaigns.list()).toEqual([]);
  });

  test('are rejected as a whole for one invalid row, reporting each field with its line', async () => {
    const { shop, bring } = await shopWithFiles();
    const wrong = `${GOOD}
- code: A
  name: { fi: Lyhyt }
  rules: [{ then: { percentage: 101 } }]
- code: KEVÄT-10
  name: { fi: Toinen }
  rules: [{ then: { percentage: 5, amount: 2.505 } }]
- { code: TAKAPERIN, name: { fi: x }, from: 2026-12-24, until: 2026-12-23, rules: [{ then: { amount: 1 } }] }
- code: VAARA
  name: { fi: Väärä }
  rules: [{ when: { colour: red }, then: { buy: 2, pay: 2 } }, { then: { freeDelivery: ['999'] } }]
`;
    const { text, failed } = await bring(wrong);
    expect(failed).toContain('nothing was changed');
    expect(text.split('\n').map((line) => line.replace('campaigns.yaml:', ''))).toEqual([
      '20: code: must have 3–40 letters, digits and hyphens',
      '20: rules.0.then.percentage: must be at most 100',
      '23: rules.0.then.amount: must have at most two decimals',
      '23: rules.0.then: must say one of percentage, amount, fixedPrice, buy with pay, gift, freeDelivery',
      '26: until: must be after from',
      '27: rules.0.when.0: "colour" is not a field here',
      '27: rules.0.then.pay: must be less than buy',
      '27: rules.1.then.freeDelivery.0: must be the id of a delivery method',
    ]);
    expect(await shop.campaigns.list()).toEqual([]);
  });

  test('are rejected for unknown references and duplicate codes', async () => {
    const { bring } = await shopWithFiles();
    const row = (then: string, when = '{}') =>
      `- { code: SAMA, name: { fi: x }, rules: [{ when: ${when}, then: ${then} }] }\n`;
    const { text } = await bring(
      row('{ gift: EI-OLE }') +
        row('{ percentage: 5 }', '{ category: ei-ole, brand: [SWEEP, Muu], sku: [PIPO, 12@88] }'),
    );
    expect(text).toBe(
      [
        'campaigns.yaml:2: SAMA is already on line 1',
        'campaigns.yaml:1: rules.0.then.gift: the shop has no sku EI-OLE',
        'campaigns.yaml:2: rules.0.when.0.category: the shop has no category ei-ole',
        'campaigns.yaml:2: rules.0.when.0.brand: the shop has no brand Muu',
      ].join('\n'),
    );
  });

  test('can be JSON lines; rejects other file types and missing files', async () => {
    const { run, write } = await shopWithFiles();
    const jsonl = await write('a.jsonl', '{"code":"JSON","name":{"fi":"J"},"rules":[{"then":{"amount":5}}]}\n');
    expect((await run(`import campaigns ${jsonl}`)).text).toContain('added JSON');
    expect((await run(`import campaigns ${await write('a.csv', '')}`)).text).toContain(
      'must be a .yaml or .jsonl file',
    );
    expect((await run('import campaigns /ei/ole.yaml')).failed).toContain('no such file');
    expect((await run(`import tuotteet ${jsonl}`)).told).toContain('campaigns or cart-rules');
    expect((await run(`import campaigns ${await write('b.yaml', 'code: X')}`)).text).toContain('must be a list');
  });
});

test('a campaign that staff changed since is refused by name, and theirs are kept or replaced as asked (admin-campaign-6)', async () => {
  const { shop, bring, run } = await shopWithFiles();
  await bring(GOOD);
  const command = { kind: 'command', name: null } as const;
  const fields = [{ field: 'useLimit', base: '500', mine: '600' }];
  expect(await shop.campaigns.staff.save(command, 'KEVÄT-10', { version: 1, fields })).toMatchObject({ ok: true });
  const { text, failed } = await bring(GOOD);
  expect(failed).toContain('nothing was changed');
  expect(text).toMatch(/^campaigns\.yaml:2: KEVÄT-10 was changed in the admin on .*--theirs$/);
  // the file of what the shop has is no conflict, and the next change of a file is none either
  const pulled = (await run('campaigns pull')).text;
  expect((await bring(`${pulled}\n`)).text).toContain('0 added, 0 changed, 2 unchanged');
  expect((await bring(pulled.replace('useLimit: 600', 'useLimit: 700'))).text).toContain('changed KEVÄT-10');
  await shop.campaigns.staff.save(command, 'KEVÄT-10', {
    version: 3,
    fields: [{ field: 'useLimit', base: '700', mine: '1' }],
  });
  expect((await bring(GOOD, 'campaigns', ' --theirs')).text).toContain('changed KEVÄT-10');
  expect((await shop.campaigns.find('KEVÄT-10'))?.useLimit).toBe(500);
});

const RULE = `
- id: portaat
  productSearchFilters: 'categories:kyparat AND NOT outlet:true'
  type: cart_value
  priceTiers:
    - { from: 100, campaignCode: KEVÄT-10 }
`;

test('imports cart rules with a valid filter and existing campaigns', async () => {
  const { shop, bring } = await shopWithFiles();
  expect((await bring(RULE, 'cart-rules')).text).toContain('the shop has no campaign KEVÄT-10; import it first');
  await bring(GOOD);
  expect((await bring(RULE, 'cart-rules')).text).toContain('added portaat');
  const asked = { code: null, items: [], userId: null, email: null };
  expect((await shop.campaigns.onCart(asked)).rule).toMatchObject({
    rule: { id: 'portaat', isLoginRequired: false, priceTiers: [{ from: 10_000, campaignCode: 'KEVÄT-10' }] },
  });
  const wrong = RULE.replace('outlet:true', 'colour:red').replace(
    'KEVÄT-10 }',
    'KEVÄT-10 }\n    - { from: 99.999, campaignCode: ILMAINEN-TOIMITUS }',
  );
  expect((await bring(wrong, 'cart-rules')).text).toMatch(
    /productSearchFilters: attribute "colour" is not one of .*priceTiers\.1\.from: must have at most two decimals.*priceTiers\.1\.from: must be above that of the tier before/s,
  );
  const automatic = RULE.replace('KEVÄT-10', 'ILMAINEN-TOIMITUS');
  expect((await bring(automatic, 'cart-rules')).text).toContain('is automatic');
});

test('lists, shows and ends campaigns by command', async () => {
  const { bring, run } = await shopWithFiles();
  expect((await run('campaigns list')).text).toContain('No campaigns');
  await bring(GOOD);
  expect((await run('campaigns list')).text).toMatch(
    /KEVÄT-10 +Kevään alennus +code +2026-11-21 00:00 +2026-12-25 00:00 +0 of 500/,
  );
  expect((await run('campaigns show kevät-10')).text).toContain('"percent":10');
  expect((await run('campaigns off kevät-10')).text).toBe('KEVÄT-10 has ended.');
  expect((await run('campaigns off kevät-10')).text).toContain('ended on');
  expect((await run('campaigns off EI-OLE')).failed).toContain('There is no campaign EI-OLE.');
});
