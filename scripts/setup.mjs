// `node scripts/setup.mjs [build] [browser]` on Node 18+, without installed packages.
// Installs packages if the lock file changed, builds if a source changed, finds or installs a Chromium.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDemoShop } from './demo-shop.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

// the original shop.config.ts only re-exports the demo's file: then the tests can use the shop's build
const DEMO_FACTS = 'demo/shop.config.ts';
const facts =
  isDemoShop() || readFileSync('shop.config.ts', 'utf8').includes(`'./${DEMO_FACTS}'`) ? DEMO_FACTS : 'shop.config.ts';

// inputs of the build; a missing file is an error, not an empty hash
const SOURCES = [
  'package-lock.json',
  'domain',
  'web',
  'public',
  'scripts',
  facts,
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

const want = process.argv.slice(2);
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const log = (text) => console.log(`[setup] ${text}`);
const die = (text) => {
  console.error(`[setup] ${text}`);
  process.exit(1);
};

function run(cmd, args, { optional = false, quiet = false, timeout, extraEnv } = {}) {
  const r = spawnSync(cmd, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...extraEnv },
    timeout,
    shell: process.platform === 'win32',
  });
  const ok = r.status === 0;
  if (!ok && !optional) {
    if (quiet) process.stderr.write(`${r.stdout ?? ''}${r.stderr ?? ''}`);
    die(`${cmd} ${args.join(' ')} failed (${r.status ?? r.error?.message ?? r.signal})`);
  }
  return ok ? String(r.stdout ?? '') || true : false;
}
function* files(path) {
  if (!existsSync(path)) die(`${path} is missing: this checkout is incomplete`);
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}
function hash(paths, salt = '') {
  const h = createHash('sha256').update(salt);
  for (const p of paths) for (const f of files(p)) h.update(f).update('\0').update(readFileSync(f));
  return h.digest('hex');
}
function step(name, key, done, work) {
  const stamp = join('.cache', 'setup', name);
  if (done() && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return false;
  rmSync(stamp, { force: true });
  const t = Date.now();
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
  log(`${name}: ${((Date.now() - t) / 1000).toFixed(1)} s`);
  return true;
}

// 1. packages (including Node itself, see optionalDependencies)
step(
  'install',
  hash(['package-lock.json', '.npmrc'], `${process.platform}-${process.arch}`),
  () => existsSync('node_modules/.package-lock.json'),
  () => {
    log('installing packages');
    const args = [
      'install',
      '--no-save',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const npm = process.env.npm_execpath;
    if (npm && /\.[cm]?js$/.test(npm)) run(process.execPath, [npm, ...args]);
    else run('npm', args);
    // npm 10 does not link the bin of an optional dependency whose sibling for another CPU has the same bin name
    const packaged = join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
    if (process.platform !== 'win32' && existsSync(packaged) && !existsSync(join(bin, 'node'))) {
      chmodSync(packaged, 0o755);
      symlinkSync(join('..', '..', packaged), join(bin, 'node'));
    }
  },
);

// 2. the first node in PATH, which scripts use
const version = run('node', ['--version'], { quiet: true });
const [major, minor] = String(version).trim().slice(1).split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22))
  die(
    `Node 22.22 or newer is needed, found ${String(version).trim()}; no packaged Node for ${process.platform}-${process.arch}`,
  );

// 3. build
if (want.includes('build')) {
  step(
    'colours',
    hash(['web/ui/styles/tokens.css', 'scripts/brand/colours.ts']),
    () => existsSync('domain/base/brand-colours.ts'),
    () => run('node', ['scripts/brand/colours.ts'], { quiet: true }),
  );
  step(
    'build',
    hash(SOURCES),
    () => existsSync('build/server/index.js') && existsSync('build/admin/server/index.js'),
    () => {
      log('building');
      const extraEnv = { NODE_ENV: 'production' };
      for (const app of ['.', 'web/admin'])
        run('node', [join(bin, 'react-router'), 'build', app], { quiet: true, extraEnv });
      run('node', ['scripts/build-files.ts'], { quiet: true });
      run('node', ['scripts/precompress.mjs'], { quiet: true });
    },
  );
}

// 4. a browser for tests: an installed one, Debian's, or Playwright's own
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  // headless first: tests run a third faster with it
  for (const p of [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ])
    if (existsSync(p)) return p;
  const own =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  return existsSync(own) && readdirSync(own).some((d) => d.startsWith('chromium')) ? 'playwright' : undefined;
}
if (want.includes('browser') && !findChromium()) {
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync('/usr/bin/apt-get');
  const quietEnv = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = () => {
    log('installing Chromium from the distribution (apt-get)');
    run('apt-get', ['update', '-qq'], { optional: true, quiet: true, timeout: 300_000 });
    const install = (name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        optional: true,
        quiet: true,
        timeout: 900_000,
        extraEnv: quietEnv,
      });
    return install('chromium-headless-shell') || install('chromium');
  };
  const own = () => {
    log("installing Playwright's Chromium");
    return run('node', [join(bin, 'playwright'), 'install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium'], {
      optional: true,
      timeout: 600_000,
    });
  };
  const t = Date.now();
  for (const way of isRoot && hasApt ? [apt, own] : [own]) if (way() && findChromium()) break;
  if (!findChromium()) die('no Chromium: install one and set CHROMIUM_PATH, or run "npx playwright install chromium"');
  log(`browser: ${((Date.now() - t) / 1000).toFixed(1)} s`);
}
