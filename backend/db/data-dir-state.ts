import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Db } from './db.ts';

/** The embedded database's files are not whole; nothing of them has been touched. */
export class DataDirDamaged extends Error {
  constructor(dataDir: string, what: string) {
    super(
      `DATA_DIR ${resolve(dataDir)}: ${what}. The shop does not start, and leaves everything there as it is.\n` +
        '  - Restore the last backup into another folder: DATA_DIR=<new folder> npm run shop -- restore <file> (docs/backup.md)\n' +
        '  - Keep a copy of this folder: what is in it may be needed.\n' +
        `  - To begin with an empty shop instead, move ${join(resolve(dataDir), 'pglite')} and the file database beside it away.`,
    );
    this.name = 'DataDirDamaged';
  }
}

/** 'opened': the engine has made its files; 'made': the shop its tables too. Folders of older versions have no word. */
const states = ['making', 'opened', 'made'] as const;
type State = (typeof states)[number] | 'none';

/** Without one of these the engine does not open, or makes some of it anew. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];
const LITTLE_ROOM_BYTES = 20 * 1024 * 1024;

/**
 * Says in a file beside the embedded database whether it has been made: an engine that finds its folder without the file
 * that names its version makes a new, empty one over whatever else is there.
 */
export function dataDirState(dataDir: string) {
  const file = join(dataDir, 'database');
  const folder = join(dataDir, 'pglite');
  const readState = (): State => {
    if (!existsSync(file)) return 'none';
    const said = readFileSync(file, 'utf8').trim();
    // a word cut off by a full disk is the first one's: the others are written over it
    return states.find((state) => state === said) ?? 'opened';
  };
  const write = (state: State): void => {
    if (readState() !== state) writeFileSync(file, `${state}\n`);
  };
  const isEmpty = () => !existsSync(folder) || readdirSync(folder).length === 0;
  const isWhole = () => PARTS.every((part) => existsSync(join(folder, part)));

  return {
    /**
     * Before the database is opened: throws `DataDirDamaged` when one that was made is not whole. What a first start left
     * unfinished is cleared away; nobody can have ordered in it. True when that was so.
     */
    check(): boolean {
      const state = readState();
      if (state === 'making') {
        const wasBegun = !isEmpty();
        rmSync(folder, { recursive: true, force: true });
        return wasBegun;
      }
      if (state !== 'none' && isEmpty()) throw new DataDirDamaged(dataDir, 'the embedded database is gone');
      if (!isEmpty() && !isWhole()) throw new DataDirDamaged(dataDir, 'files of the embedded database are missing');
      if (isEmpty()) write('making');
      return false;
    },
    /** The engine could not open it: why, as far as can be told. */
    refused(error: unknown): Error {
      const { bavail, bsize } = statfsSync(dataDir);
      if (bavail * bsize < LITTLE_ROOM_BYTES)
        return new DataDirDamaged(dataDir, 'the disk is full, and the embedded database needs room to start');
      const said = error instanceof Error ? error.message : String(error);
      return new DataDirDamaged(dataDir, `the embedded database cannot be opened (${said})`);
    },
    /** After it was opened, before migrations: one that has forgotten its tables would be given empty ones. */
    async checkOpened(db: Db): Promise<void> {
      if (readState() !== 'made') return write('opened');
      const { rows } = await db
        .query('select count(*)::int as n from migration')
        .catch((error) => Promise.reject(new DataDirDamaged(dataDir, `its tables cannot be read (${error.message})`)));
      if (rows[0]?.n === 0) throw new DataDirDamaged(dataDir, 'a table is empty that never is');
    },
    /** Its tables are there. */
    made: () => write('made'),
  };
}
