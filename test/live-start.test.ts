import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { liveEnv } from './live-env.ts';

/** Loads what `server.ts` loads before it listens, and prints the files of `demo/` that were loaded. */
const START = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { loadSimulators } = await import('./backend/entrypoints/open-shop.ts');
  const { readSettings } = await import('./backend/platform/settings/settings.ts');
  await Promise.all([import('./backend/shop.ts'), import('./backend/entrypoints/http/app.ts'), import('./backend/entrypoints/cli/socket-server.ts')]);
  await loadSimulators(readSettings(process.env));
  console.log(JSON.stringify(loaded.flatMap((url) => /\\/demo\\/.*/.exec(url)?.[0] ?? [])));
`;

function demoFilesOf(env: Record<string, string>): string[] {
  const options = {
    env: { PATH: process.env.PATH, ...env },
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', START], options));
}

describe('simulators (operation-2)', () => {
  test('a live start loads nothing of demo/ but the facts of the shop', () => {
    expect(demoFilesOf(liveEnv).filter((file) => file !== '/demo/shop.config.ts')).toEqual([]);
  });

  test('a demo start loads them', () => {
    expect(demoFilesOf({})).toContain('/demo/simulators/simulators.ts');
  });
});
