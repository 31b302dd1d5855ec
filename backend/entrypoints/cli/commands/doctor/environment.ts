import { constants, existsSync, readFileSync } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { liveConfigRefusals } from '#backend/entrypoints/live/config-refusals.ts';
import { messageOf } from '#backend/platform/caught-error.ts';
import { isAlive } from '#backend/platform/db/data-dir-lock.ts';
import { openToOthers } from '#backend/platform/db/private-files.ts';
import { backupAge, diskSpace, gigabytes } from '#backend/platform/machine/disk-and-backup.ts';
import { type Settings, settingsWarnings } from '#backend/platform/settings/settings.ts';
import { transportWords } from '#backend/platform/settings/transport-settings.ts';
import { shop as config } from '#shop.config';
import { type Finding, good, hint, liveRefusal, wrong } from './finding.ts';

const NEEDED = [22, 22] as const;

export function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return enough
    ? good('Node', version)
    : wrong('Node', `${version} is too old`, `Node ${NEEDED.join('.')} or newer; npm start brings its own.`);
}

export const settingsFindings = (settings: Settings): Finding[] => [
  good('Settings', `${settings.SHOP_MODE} mode, all valid`),
  ...(settings.SHOP_MODE === 'live' ? liveConfigRefusals(config).map(liveRefusal) : []),
  good('Encryption', transportWords(settings)),
  ...settingsWarnings(settings).map(({ about, next }) => hint('Settings', about, next)),
];

/** .env contains passwords: only the shop's user may read it. It need not exist. */
export async function envFileFinding(file: string): Promise<Finding[]> {
  const mode = await stat(file).then(
    (found) => found.mode,
    () => null,
  );
  if (mode === null) return [];
  const words = `${file} is mode ${(mode & 0o777).toString(8)}`;
  return [
    (mode & 0o077) === 0
      ? good('Settings file', words)
      : hint('Settings file', `${words}: others on this machine may read its secrets`, `chmod 600 ${file}`),
  ];
}

/** `serving`: this process serves the shop and holds the lock. */
export async function dataDir({ DATA_DIR, DATABASE_URL }: Settings, serving: boolean): Promise<Finding[]> {
  try {
    await mkdir(DATA_DIR, { recursive: true });
    await access(DATA_DIR, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    const next = `Let the shop's user own it: chown -R <user> ${DATA_DIR}, or set DATA_DIR`;
    return [wrong('DATA_DIR', `${DATA_DIR} cannot be written: ${messageOf(error)}`, next)];
  }
  return [
    good('DATA_DIR', `${DATA_DIR} can be written`),
    ...(await openFilesFinding(DATA_DIR)),
    await diskFinding(DATA_DIR),
    ...(DATABASE_URL || serving ? [] : lock(DATA_DIR)),
  ];
}

/** A data dir created otherwise may be readable by every user of the machine. */
async function openFilesFinding(folder: string): Promise<Finding[]> {
  const found = await openToOthers(folder);
  if (!found) return [good('DATA_DIR', 'only its user may open it')];
  const { folderMode, open, all } = found;
  const words = `${folder} is mode ${folderMode}: others on this machine may open ${open} of its ${all} files and folders`;
  return [hint('DATA_DIR', words, `chmod -R go= ${folder}`)];
}

async function diskFinding(folder: string): Promise<Finding> {
  const { state, freeBytes } = await diskSpace(folder);
  const words = `${gigabytes(freeBytes)} GB free`;
  if (state === 'wrong') return wrong('Disk', words, 'Make room now: a full disk stops orders.');
  return state === 'hint' ? hint('Disk', words, 'Make room: imports and backups need some.') : good('Disk', words);
}

/** A lock file while no shop responds belongs to a dead process, or to one that starts or hangs. */
function lock(folder: string): Finding[] {
  const path = join(folder, 'lock');
  if (!existsSync(path)) return [];
  const pid = Number(readFileSync(path, 'utf8'));
  if (pid > 0 && isAlive(pid))
    return [
      wrong(
        'Lock',
        `process ${pid} has ${folder} open but does not answer the command line`,
        'If that is the shop starting, wait a moment; else see what it is: ps -p <pid>'.replace('<pid>', String(pid)),
      ),
    ];
  return [hint('Lock', `left behind by process ${pid}, which is gone`, 'Nothing to do: the next start takes it over.')];
}

export async function backupFinding(settings: Settings, now: Date): Promise<Finding> {
  const { state, days, file } = await backupAge(settings, now);
  const words =
    days === null ? 'none made here yet' : `${days === 0 ? 'less than a day' : `${days} days`} old (${file})`;
  const next = 'npm run shop -- backup <file>; docs/backup.md shows how to have one every night.';
  return state === 'good' ? good('Backup', words) : hint('Backup', words, next);
}
