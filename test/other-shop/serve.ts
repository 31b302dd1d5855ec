/**
 * Makes another shop out of this one as its owner would (docs/own-shop.md) and starts it: `node test/other-shop/serve.ts`
 * (PORT). A copy of the tree in .cache/other-shop gets its own shop.config.ts and content, is built, started empty, and
 * filled by the command line with the catalog in CSV while it runs.
 */
import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = fileURLToPath(new URL('.', import.meta.url));
const tree = join(root, '.cache/other-shop');
const port = process.env.PORT ?? '3220';
// what an owner has who downloaded the shop, without what is made
const LEFT_OUT = new Set([
  '.git',
  '.env',
  '.cache',
  '.react-router',
  'node_modules',
  'build',
  'data',
  'content',
  'test',
  'shop.config.ts',
]);

rmSync(tree, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
for (const name of readdirSync(root))
  if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(tree, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
cpSync(join(own, 'shop.config.ts'), join(tree, 'shop.config.ts'));
cpSync(join(own, 'content'), join(tree, 'content'), { recursive: true });
if (existsSync(join(tree, 'test'))) throw new Error('the copy must not know its test');

const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: port,
  HOST: '127.0.0.1',
  BASE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: 'data',
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  DEMO_CATALOG: 'false',
  DEMO_ORDERS: 'false',
};
const run = promisify(execFile);
const node = (...args: string[]) => run(process.execPath, args, { cwd: tree, env });

const start = Date.now();
for (const app of ['.', 'web/admin']) await node('node_modules/.bin/react-router', 'build', app);
await node('scripts/precompress.mjs');
console.log(`built in ${((Date.now() - start) / 1000).toFixed(1)} s`);

const server = spawn(process.execPath, ['server.ts'], { cwd: tree, env, stdio: 'inherit' });
const stop = () => server.kill();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
server.once('exit', (code) => process.exit(code ?? 0));
while (
  !(await fetch(`${env.BASE_URL}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await new Promise((resolve) => setTimeout(resolve, 100));

const { stdout } = await node('backend/entrypoints/cli/main.ts', 'import', join(own, 'catalog'));
console.log(`${stdout.trim()}\nready after ${((Date.now() - start) / 1000).toFixed(1)} s`);
