import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnvFile } from './env-file.ts';
import { readSettings, settingNames } from './settings.ts';

function envFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), text);
  return join(folder, '.env');
}

test('reads settings with comments and quotes; the environment overrides them', () => {
  const file = envFile('# the shop\nPORT=4000\nHOST=0.0.0.0 # all\nMAIL_FROM="Kauppa <a@kauppa.fi>"\nBASE_URL=\n');
  const env: Record<string, string | undefined> = { ENV_FILE: file, PORT: '5000' };
  expect(loadEnvFile(env, settingNames)).toEqual([]);
  expect(readSettings(env)).toMatchObject({ PORT: 5000, HOST: '0.0.0.0', MAIL_FROM: 'Kauppa <a@kauppa.fi>' });
});

test('warns about an unknown name', () => {
  const env = { ENV_FILE: envFile('PAYTRAIL_SECRT=x\nNODE_OPTIONS=--x\nTZ=UTC\n') };
  expect(loadEnvFile(env, settingNames)).toEqual([expect.stringContaining('PAYTRAIL_SECRT is no setting')]);
});

test('a file named by ENV_FILE must exist, .env need not', () => {
  expect(() => loadEnvFile({ ENV_FILE: '/nowhere/.env' }, settingNames)).toThrow(
    'ENV_FILE: /nowhere/.env cannot be read',
  );
  const env = { ENV_FILE: '' };
  expect(loadEnvFile(env, settingNames)).toEqual([]);
  expect(env).toEqual({ ENV_FILE: '' });
});
