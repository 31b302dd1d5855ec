import { statfs } from 'node:fs/promises';
import { lastBackup } from '#backend/platform/backup/last-backup.ts';
import type { FileStoreSettings } from '#backend/platform/files/store/open-store.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';

/** `wrong` stops the shop soon; a `hint` may be intended. */
export type MachineState = 'good' | 'hint' | 'wrong';
export type DiskSpace = { state: MachineState; freeBytes: number };
/** `days`: whole days since the newest backup; null when none was made here. */
export type BackupAge = { state: MachineState; days: number | null; file: string | null };

const GIGABYTE = 1e9;
const LEAST_BYTES = 0.2 * GIGABYTE;
const MOST_DAYS = 2;

/** Whether so much free space is enough. */
export const diskState = (freeBytes: number): MachineState =>
  freeBytes < LEAST_BYTES ? 'wrong' : freeBytes < GIGABYTE ? 'hint' : 'good';

/** The free space of the disk with the shop's data: imports and backups need some, and a full disk stops orders. */
export async function diskSpace(dataDir: string): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  return { state: diskState(freeBytes), freeBytes };
}

/** The age of the newest backup. A demo needs none. */
export async function backupAge(
  settings: FileStoreSettings & Pick<Settings, 'SHOP_MODE'>,
  now: Date,
): Promise<BackupAge> {
  const last = await lastBackup(settings);
  if (!last) return { state: settings.SHOP_MODE === 'live' ? 'hint' : 'good', days: null, file: null };
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS);
  return { state: days > MOST_DAYS ? 'hint' : 'good', days, file: last.file };
}

/** Gigabytes, rounded to one decimal. */
export const gigabytes = (bytes: number): number => Math.round((bytes / GIGABYTE) * 10) / 10;
