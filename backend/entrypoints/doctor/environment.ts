import { randomUUID } from 'node:crypto';
import { constants, existsSync, readFileSync } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { localMinute } from '#backend/entrypoints/cli/output.ts';
import { liveConfigRefusals } from '#backend/entrypoints/live/config-refusals.ts';
import { lastTrial } from '#backend/platform/backup/last-backup.ts';
import { messageOf } from '#backend/platform/caught-error.ts';
import { isAlive } from '#backend/platform/db/data-dir-lock.ts';
import { openToOthers } from '#backend/platform/db/private-files.ts';
import { fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { backupAge, diskSpace, gigabytes } from '#backend/platform/machine/disk-and-backup.ts';
import { type Settings, settingsWarnings } from '#backend/platform/settings/settings.ts';
import { transportWords } from '#backend/platform/settings/transport-settings.ts';
import { shop as config } from '#shop.config';
import { type Finding, good, hint, liveRefusal, wrong } from './finding.ts';

const NEEDED = [22, 22] as const;

export function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return enough ? good('node.good', { version }) : wrong('node.old', { version, needed: NEEDED.join('.') });
}

function encryption(settings: Settings): Finding {
  const words = transportWords(settings);
  return words === null ? good('encryption.local') : good('encryption.good', { words });
}

export const settingsFindings = (settings: Settings): Finding[] => [
  good('settings.good', { mode: settings.SHOP_MODE }),
  ...(settings.SHOP_MODE === 'live' ? liveConfigRefusals(config).map(liveRefusal) : []),
  encryption(settings),
  ...settingsWarnings(settings).map(({ about, next }) => hint('settings.warning', { words: about, next })),
];

/** .env contains passwords: only the shop's user may read it. It need not exist. */
export async function envFileFinding(file: string): Promise<Finding[]> {
  const mode = await stat(file).then(
    (found) => found.mode,
    () => null,
  );
  if (mode === null) return [];
  const values = { file, mode: (mode & 0o777).toString(8) };
  return [(mode & 0o077) === 0 ? good('env.good', values) : hint('env.open', values)];
}

/** `serving`: this process serves the shop and holds the lock. */
export async function dataDir({ DATA_DIR, DATABASE_URL }: Settings, serving: boolean): Promise<Finding[]> {
  try {
    await mkdir(DATA_DIR, { recursive: true });
    await access(DATA_DIR, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    return [wrong('folder.closed', { folder: DATA_DIR, why: messageOf(error) })];
  }
  return [
    good('folder.good', { folder: DATA_DIR }),
    ...(await openFilesFinding(DATA_DIR)),
    await diskFinding(DATA_DIR),
    ...(DATABASE_URL || serving ? [] : lock(DATA_DIR)),
  ];
}

/** Whether the bucket takes, gives back, lists and removes a file; null without one. */
export async function bucketFinding(settings: Settings): Promise<Finding | null> {
  const store = fileStoreOf(settings);
  if (store.folder !== null) return null;
  const { place } = store;
  const name = `doctor/${randomUUID()}`;
  try {
    await store.write(name, new TextEncoder().encode(name));
    const names = (await store.list('doctor')).map((file) => file.name);
    const read = await store.read(name);
    await store.remove(name);
    const isKept = read !== null && new TextDecoder().decode(read) === name && names.includes(name);
    return isKept ? good('bucket.good', { place }) : wrong('bucket.lost', { place });
  } catch (error) {
    return wrong('bucket.closed', { place, why: messageOf(error) });
  }
}

/** A data dir created otherwise may be readable by every user of the machine. */
async function openFilesFinding(folder: string): Promise<Finding[]> {
  const found = await openToOthers(folder);
  if (!found) return [good('folder.private')];
  const { folderMode, open, all } = found;
  return [hint('folder.open', { folder, mode: folderMode, open, all })];
}

async function diskFinding(folder: string): Promise<Finding> {
  const { state, freeBytes } = await diskSpace(folder);
  const values = { free: gigabytes(freeBytes) };
  if (state === 'wrong') return wrong('disk.full', values);
  return state === 'hint' ? hint('disk.little', values) : good('disk.good', values);
}

/** A lock file while no shop responds belongs to a dead process, or to one that starts or hangs. */
function lock(folder: string): Finding[] {
  const path = join(folder, 'lock');
  if (!existsSync(path)) return [];
  const pid = Number(readFileSync(path, 'utf8'));
  if (pid > 0 && isAlive(pid)) return [wrong('lock.alive', { pid, folder })];
  return [hint('lock.left', { pid })];
}

/** The age of the newest backup, and whether its tried restore worked. */
export async function backupFindings(settings: Settings, now: Date): Promise<Finding[]> {
  const trial = await lastTrial(settings);
  const at = trial ? localMinute(trial.at) : '';
  return [
    await ageFinding(settings, now),
    ...(trial
      ? [trial.problem ? wrong('backup.broken', { at, why: trial.problem }) : good('backup.tried', { at })]
      : []),
  ];
}

async function ageFinding(settings: Settings, now: Date): Promise<Finding> {
  const { state, days, file } = await backupAge(settings, now);
  if (days === null || file === null) return state === 'good' ? good('backup.none.good') : hint('backup.none');
  if (days === 0) return good('backup.fresh', { file });
  return state === 'good' ? good('backup.good', { days, file }) : hint('backup.old', { days, file });
}
