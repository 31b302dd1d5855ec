import { existsSync, readdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
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
    // a full disk took the first word before anything was made
    if (said === '' && isEmpty()) return 'none';
    return states.find((state) => state === said) ?? 'opened';
  };
  const write = (state: State): void => {
    if (readState() === state) return;
    // beside it first: a full disk must not take the word that is there
    writeFileSync(`${file}.new`, `${state}\n`);
    renameSync(`${file}.new`, file);
  };
  const isEmpty = () => !existsSync(folder) || readdirSync(folder).length === 0;
  const isWhole = () => PARTS.every((part) => existsSync(join(folder, part)));
  const hasLittleRoom = () => {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < LITTLE_ROOM_BYTES;
  };
  const diskFull = () => new DataDirDamaged(dataDir, 'the disk is full, and the embedded database needs room to start');
  const begin = (): void => {
    // else every try would leave another unfinished one
    if (hasLittleRoom()) throw diskFull();
    write('making');
  };

  return {
    /**
     * Before the database is opened: throws `DataDirDamaged` when one that was made is not whole. What a first start left
     * unfinished is moved aside, never removed: an owner may have put a whole one there since. Where it is then, or null.
     * A restore begins in an empty folder whatever was there before (docs/backup.md).
     */
    check({ forRestore = false } = {}): string | null {
      const state = readState();
      if (isEmpty()) {
        const wasThere = state === 'opened' || state === 'made';
        if (wasThere && !forRestore) throw new DataDirDamaged(dataDir, 'the embedded database is gone');
        // else the word stays: a restore that fails (no such file) must not let an empty shop start here
        if (!wasThere) begin();
        return null;
      }
      if (state === 'making') {
        begin();
        const aside = `${folder}.unfinished-${new Date().toISOString().replaceAll(':', '-')}`;
        renameSync(folder, aside);
        return aside;
      }
      if (!isWhole()) throw new DataDirDamaged(dataDir, 'files of the embedded database are missing');
      return null;
    },
    /** The engine could not open it: why, as far as can be told. */
    refused(error: unknown): Error {
      if (hasLittleRoom()) return diskFull();
      const said = error instanceof Error ? error.message : String(error);
      return new DataDirDamaged(dataDir, `the embedded database cannot be opened (${said})`);
    },
    /** After it was opened, before migrations: one that has forgotten its tables would be given empty ones. */
    async checkOpened(db: Db, { forRestore = false } = {}): Promise<void> {
      if (readState() !== 'made') return write('opened');
      // it looks itself whether all is empty
      if (forRestore) return;
      const { rows } = await db
        .query('select count(*)::int as n from migration')
        .catch((error) => Promise.reject(new DataDirDamaged(dataDir, `its tables cannot be read (${error.message})`)));
      if (rows[0]?.n === 0) throw new DataDirDamaged(dataDir, 'a table is empty that never is');
    },
    /** Its tables are there. */
    made: () => write('made'),
  };
}
