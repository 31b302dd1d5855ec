import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { closeToOthers, openToOthers } from './private-files.ts';

const run = promisify(execFile);

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'tieva-private-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test('the command line creates a private data dir under any umask', async () => {
  const dataDir = join(await folder(), 'deep', 'data');
  const { PATH, NODE_OPTIONS } = process.env;
  const quiet = { DEMO_CATALOG: 'false', ENV_FILE: '/dev/null', LOG_LEVEL: 'silent' };
  const env = { PATH, NODE_OPTIONS, DATA_DIR: dataDir, ...quiet };
  await run('sh', ['-c', `umask 000; exec "${process.execPath}" backend/entrypoints/cli/main.ts orders list`], { env });
  expect(await openToOthers(dataDir)).toBeNull();
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  // the engine rewrites its relation cache with 0644, inside a private folder
  const kept = files.filter(({ name }) => name !== 'pg_internal.init');
  const open = [];
  for (const { parentPath, name } of kept) {
    const path = join(parentPath, name);
    if ((await stat(path)).mode & 0o077) open.push(path);
  }
  expect(files.length).toBeGreaterThan(900);
  expect(open).toEqual([]);
});

test('counts files that others may open and makes them private', async () => {
  const dataDir = await folder();
  const file = join(dataDir, 'pglite', 'PG_VERSION');
  await mkdir(join(dataDir, 'pglite'), { mode: 0o700 });
  await writeFile(file, '17');
  await chmod(file, 0o666);
  expect(await openToOthers(dataDir)).toBeNull();
  await chmod(dataDir, 0o755);
  expect(await openToOthers(dataDir)).toEqual({ folderMode: '755', open: 2, all: 3 });
  await closeToOthers(dataDir);
  expect(await openToOthers(dataDir)).toBeNull();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
