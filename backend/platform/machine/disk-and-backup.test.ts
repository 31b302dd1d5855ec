import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rememberBackup } from '#backend/platform/backup/last-backup.ts';
import { backupAge, diskState } from './disk-and-backup.ts';

test.each([
  [0.1, 'wrong'],
  [0.2, 'hint'],
  [0.99, 'hint'],
  [1, 'good'],
])('%s GB free is %s', (gigabytes, state) => expect(diskState(gigabytes * 1e9)).toBe(state));

test('a backup is old after two whole days; without one only a live shop is warned', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'backup-age-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  const now = new Date('2026-11-23T12:00:00Z');
  const age = (SHOP_MODE: 'live' | 'demo') => backupAge({ DATA_DIR, SHOP_MODE }, now);
  expect([await age('demo'), await age('live')]).toMatchObject([{ state: 'good', days: null }, { state: 'hint' }]);
  const at = async (day: string) => {
    await rememberBackup({ DATA_DIR }, { at: `${day}T12:00:00Z`, file: 'x.tar', bytes: 1 });
    return age('live');
  };
  expect(await at('2026-11-21')).toEqual({ state: 'good', days: 2, file: 'x.tar' });
  expect(await at('2026-11-20')).toEqual({ state: 'hint', days: 3, file: 'x.tar' });
});
