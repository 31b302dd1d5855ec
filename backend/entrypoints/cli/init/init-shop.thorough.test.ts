import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { importContent } from '#backend/content/pages/import-content.ts';
import { hasPlaceholder, mandatoryPages } from '#domain/content/pages/mandatory-pages.ts';
import { testShop } from '#test/test-shop.ts';
import { CommandFailed } from '../output.ts';
import type { InitFlags } from './ask.ts';
import { initShop } from './init-shop.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const NEEDED = [
  'package.json',
  'biome.json',
  '.gitignore',
  'shop.config.ts',
  'demo/shop.config.ts',
  'domain',
  'scripts',
  'public',
];

/** A folder with the files that `init` reads or writes, and existing pages. */
async function freshTree(): Promise<string> {
  const tree = mkdtempSync(join(tmpdir(), 'own-shop-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  for (const path of [...NEEDED, 'web/ui/styles', 'web/storefront/content/home/hero'])
    cpSync(join(root, path), join(tree, path), { recursive: true });
  // the original config, whatever this tree has
  await writeFile(
    join(tree, 'shop.config.ts'),
    "export { pageFacts, shop, sparePartSuppliers, storeDetails } from './demo/shop.config.ts';\n",
  );
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  mkdirSync(join(tree, 'content/fi/pages'), { recursive: true });
  await writeFile(join(tree, 'content/fi/pages/oma.md'), 'omat sanat');
  return tree;
}

const flags: InitFlags = {
  name: "Pihlajan 'Rauta'",
  company: 'Pihlaja Oy',
  businessId: '2122839-7',
  phone: '017 123 4567',
  email: 'info@pihlaja.fi',
  hours: 'ma-pe 9-17',
  street: 'Puijonkatu 1',
  postcode: '70100',
  city: 'Kuopio',
  colour: '#7A1F3D',
  store: [
    'Oulu; Puijonkatu 1; 70100; Kuopio; 017 123 4567; kuopio@pihlaja.fi; ma-pe 9-18, la 10-15',
    'Ranua; Satamakatu 3; 70100; Kuopio; 017 123 4568; satama@pihlaja.fi; ma-su 10-18',
  ],
};
const silent = () => {};

test('writes facts, colours, logo and pages with placeholders, and keeps a copy of existing pages', async () => {
  const tree = await freshTree();
  await writeFile(
    join(tree, 'own.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40"/></svg>',
  );
  await initShop({ tree, home: tree }, { ...flags, logo: 'own.svg' }, null, silent);

  const { shop, storeDetails } = await import(/* @vite-ignore */ join(tree, 'shop.config.ts'));
  expect(shop).toMatchObject({
    name: "Pihlajan 'Rauta'",
    businessId: '2122839-7',
    serviceHours: { fi: 'Ma–pe 9–17', en: 'Mon–Fri 9–17' },
    logo: { src: '/icons/logo.svg', width: 160, height: 40 },
    stores: [
      { id: 'oulu', pickupMethod: '401', hours: { 6: { opens: '10:00', closes: '15:00' } } },
      { id: 'ranua', pickupMethod: '402' },
    ],
  });
  expect(Object.keys(storeDetails)).toEqual(['oulu', 'ranua']);
  expect(await readFile(join(tree, 'domain/base/brand-colours.ts'), 'utf8')).toContain("chrome = { light: '#7a1f3d'");
  expect(await readFile(join(tree, '.env'), 'utf8')).toBe('DEMO_CATALOG=false\nDATA_DIR=data-own\n');
  expect((await sharp(join(tree, 'public/icons/icon-192.png')).stats()).channels[0]?.max).toBe(255);
  expect(await readFile(join(tree, 'content.before-init/fi/pages/oma.md'), 'utf8')).toBe('omat sanat');
  for (const path of mandatoryPages)
    for (const locale of ['fi', 'en'])
      expect(hasPlaceholder(await readFile(join(tree, `content/${locale}/pages/${path}.md`), 'utf8'))).toBe(true);

  const { shop: running } = await testShop();
  // the demo has stores with these names too
  expect((await importContent(running, join(tree, 'content'), { dryRun: true })).files).toBe(20);

  await expect(initShop({ tree, home: tree }, flags, null, silent)).rejects.toThrow('has been set up already');
  const twice = flags.store?.[0] ?? '';
  await initShop({ tree, home: tree }, { ...flags, store: [twice, twice], name: 'Toinen', force: true }, null, silent);
  expect(await readFile(join(tree, 'shop.config.ts'), 'utf8')).toMatch(/name: 'Toinen'.*id: 'oulu-2'/s);
  expect(await readFile(join(tree, 'content.before-init/fi/pages/oma.md'), 'utf8')).toBe('omat sanat');
});

test('reports every invalid flag at once and writes nothing', async () => {
  const tree = await freshTree();
  const wrong = {
    ...flags,
    businessId: '1234567-2',
    colour: '#ffcc00',
    postcode: '7010',
    store: ['Kuopio; Puijonkatu 1'],
  };
  const error = await initShop({ tree, home: tree }, wrong, null, silent).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(CommandFailed);
  expect(error.message.split('\n')).toEqual([
    expect.stringMatching(/^--business-id is no business id/),
    '--postcode must be five digits',
    expect.stringMatching(/^--colour has a contrast of 1\.5:1/),
    expect.stringMatching(/^--store 1 must be "name; street;/),
  ]);
  expect(await readFile(join(tree, 'shop.config.ts'), 'utf8')).toContain('./demo/shop.config.ts');
  await expect(initShop({ tree, home: tree }, { ...flags, logo: 'none.svg' }, null, silent)).rejects.toThrow(
    'cannot be read',
  );
});

test('the command reports what is missing without a stack trace', async () => {
  const command = promisify(execFile)(
    process.execPath,
    ['backend/entrypoints/cli/main.ts', 'init', '--force', '--name', 'X'],
    {
      cwd: root,
    },
  );
  const { stderr } = await command.catch((failed) => failed);
  expect(stderr).toContain('--company is missing\n');
  expect(stderr).toContain('npm run shop -- init --help lists what to give.');
  expect(stderr).not.toMatch(/^ +at /m);
});

test('asks for missing values until they are valid', async () => {
  const tree = await freshTree();
  const { phone: _, store: __, ...given } = flags;
  const answers = [
    'call us',
    '017 1',
    '017 123 4567',
    'Kuopio',
    'Satamakatu 3',
    '70100',
    'Kuopio',
    '017 2',
    '017 234 5678',
    'a@b.fi',
    '9-17',
    'ma-pe 9-17',
    'n',
    'none.svg',
    '',
  ];
  const said: string[] = [];
  await initShop(
    { tree, home: tree },
    given,
    async () => answers.shift() ?? expect.fail('asked once more'),
    (line) => said.push(line),
  );
  expect(answers).toEqual([]);
  expect(said.filter((line) => line.startsWith('  It'))).toHaveLength(5);
  expect(said).toContain('  It cannot be read.');
  const { shop } = await import(/* @vite-ignore */ join(tree, 'shop.config.ts'));
  expect(shop).toMatchObject({ phone: '017 123 4567', stores: [{ name: 'Kuopio', phone: '017 234 5678' }] });
  expect(shop.mark.length).toBeGreaterThan(0);
});
