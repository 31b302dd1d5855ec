import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { checkShopConfig } from '#backend/entrypoints/check-shop-config.ts';
import { SettingsError } from '#backend/platform/settings/settings.ts';
import { brandTokens, withTokens } from '#domain/base/brand-tokens.ts';
import type { ShopConfig } from '#domain/base/shop-config.ts';
import { CommandFailed } from '../output.ts';
import { type Ask, askFacts, type InitFlags } from './ask.ts';
import { configText, detailsOf, pageFactsOf, shopOf } from './config-text.ts';
import { starterPages } from './pages.ts';

const run = promisify(execFile);

/** Folders of content/ that are replaced; search words belong to the language and stay. */
const PAGES = ['fi', 'en', 'letters', 'pictures'];
const KEPT = 'content.before-init';
const DEMO_CONFIG = "'./demo/shop.config.ts'";
const LOGO_BYTES = 300_000;

export type InitPlace = {
  /** The shop's folder. */
  tree: string;
  /** Base of relative paths in flags. */
  home: string;
};

type Logo = NonNullable<ShopConfig['logo']>;

/** Reads a logo file: the entry for shop.config.ts, or the problem of the file. */
async function readLogo(file: string): Promise<Logo | string> {
  const ending = extname(file).toLowerCase();
  if (ending !== '.svg' && ending !== '.png') return 'is neither .svg nor .png';
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return 'cannot be read';
  if (bytes.length > LOGO_BYTES) return 'is larger than 300 kB';
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!picture) return 'is no picture';
  const { width, height, format } = picture;
  if (format !== ending.slice(1) || !width || !height) return 'is not what its name says';
  return { src: `/icons/logo${ending}`, width, height };
}

/** Throws `CommandFailed` if files other than the demo's would be overwritten. */
async function refuseOverwrite(tree: string): Promise<void> {
  const config = await readFile(join(tree, 'shop.config.ts'), 'utf8').catch(() => DEMO_CONFIG);
  const taken = [
    ...(config.includes(DEMO_CONFIG) ? [] : ['shop.config.ts']),
    ...(existsSync(join(tree, KEPT)) ? [`${KEPT}/`] : []),
  ];
  if (taken.length > 0)
    throw new CommandFailed(
      `This shop has been set up already: ${taken.join(' and ')} would be overwritten.`,
      'Edit shop.config.ts and content/, or start over with --force.',
    );
}

/** Adds settings for a start without demo data to .env; existing lines stay. */
async function writeEnv(file: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const lines = ['DEMO_CATALOG=false', 'DATA_DIR=data-own'].filter(
    (line) => !new RegExp(`^${line.split('=')[0]}=`, 'm').test(before),
  );
  if (lines.length > 0)
    await writeFile(file, `${before}${before && !before.endsWith('\n') ? '\n' : ''}${lines.join('\n')}\n`);
}

/** A plain background in the brand colour as hero of the home page. */
const heroPicture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 900"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity=".55"/></linearGradient></defs><rect width="1920" height="900" fill="#fff"/><rect width="1920" height="900" fill="url(#g)"/></svg>`;

/**
 * Turns the demo into the owner's shop: facts, colours, logo, icons, starter pages in both languages and an empty catalog.
 * Validates everything before it writes. Moves existing pages aside. Throws `CommandFailed`.
 */
export async function initShop(
  { tree, home }: InitPlace,
  flags: InitFlags,
  ask: Ask,
  say: (line: string) => void,
): Promise<void> {
  if (!flags.force) await refuseOverwrite(tree);
  const logoPath = (file: string) => resolve(home, file);
  const logoProblem = async (file: string) => {
    const read = await readLogo(logoPath(file));
    return typeof read === 'string' ? read : null;
  };
  const answered = await askFacts(flags, ask, say, logoProblem);
  if ('problems' in answered)
    throw new CommandFailed(answered.problems.join('\n'), 'npm run shop -- init --help lists what to give.');
  const { facts } = answered;
  const logoFile = facts.logo === null ? null : logoPath(facts.logo);
  const logo = logoFile === null ? undefined : await readLogo(logoFile);
  if (typeof logo === 'string') throw new CommandFailed(`--logo ${facts.logo} ${logo}.`, 'Give another file.');
  const shop = shopOf(facts, logo);
  try {
    checkShopConfig({ shop, pageFacts: pageFactsOf(shop), storeDetails: detailsOf(shop), sparePartSuppliers: [] });
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandFailed(error.message, 'Give other facts.');
    throw error;
  }
  const tokensFile = join(tree, 'web/ui/styles/tokens.css');
  const tokens = withTokens(await readFile(tokensFile, 'utf8'), brandTokens(facts.company.colour));

  await writeFile(join(tree, 'shop.config.ts'), configText(shop));
  await writeFile(tokensFile, tokens);
  if (logo && logoFile) await copyFile(logoFile, join(tree, 'public', logo.src));
  await replacePages(tree, shop);
  await writeEnv(join(tree, '.env'));
  const node = (...args: string[]) =>
    run(process.execPath, args, {
      cwd: tree, // the owner's shop, not the demo that tests choose
      env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: tree },
    });
  await run(join(tree, 'node_modules/.bin/biome'), ['format', '--write', 'shop.config.ts'], { cwd: tree });
  await node('scripts/brand/colours.ts');
  await node('scripts/brand/icons.ts');
  const picture = join(tree, 'hero.svg');
  await writeFile(picture, heroPicture(facts.company.colour.trim().toLowerCase()));
  await node('scripts/hero.ts', 'hero.svg');
  await rm(picture);
  for (const line of [
    `${shop.name} is set up: shop.config.ts, web/ui/styles/tokens.css, content/, public/ and .env.`,
    `The pages that were here are in ${KEPT}/.`,
    'npm start opens it, empty. Fill in [[…]] in content/ before going live (docs/own-shop.md).',
  ])
    say(line);
}

/** Replaces the pages with the starter pages and keeps the old ones beside. */
async function replacePages(tree: string, shop: ShopConfig): Promise<void> {
  const [content, kept] = [join(tree, 'content'), join(tree, KEPT)];
  if (!existsSync(kept)) {
    await mkdir(kept);
    const there = await readdir(content).catch((): string[] => []);
    for (const name of PAGES) if (there.includes(name)) await rename(join(content, name), join(kept, name));
  } else for (const name of PAGES) await rm(join(content, name), { recursive: true, force: true });
  for (const [file, text] of starterPages(shop)) {
    await mkdir(dirname(join(content, file)), { recursive: true });
    await writeFile(join(content, file), text);
  }
}
