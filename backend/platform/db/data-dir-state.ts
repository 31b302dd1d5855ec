import { existsSync, readdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Db } from './db.ts';

/** The embedded database's files are incomplete or damaged; they have not been changed. */
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

/** 'opened': the engine has created its files; 'made': the tables exist too. Folders of older versions have no state file. */
const states = ['making', 'opened', 'made'] as const;
type State = (typeof states)[number] | 'none';

/** Files without which the engine fails to open or initializes again. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];
const LITTLE_ROOM_BYTES = 20 * 1024 * 1024;

/**
 * Records in a file beside the embedded database whether it has been initialized: an engine that finds its folder without
 * the version file initializes an empty database over everything else.
 */
export function dataDirState(dataDir: string) {
  const file = join(dataDir, 'database');
  const folder = join(dataDir, 'pglite');
  const readState = (): State => {
    if (!existsSync(file)) return 'none';
    const said = readFileSync(file, 'utf8').trim();
    // a full disk truncated the state file before initialization
    if (said === '' && isEmpty()) return 'none';
    return states.find((state) => state === said) ?? 'opened';
  };
  const write = (state: State): void => {
    if (readState() === state) return;
    // writes a temporary file first: a full disk must not truncate the state file
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
    // otherwise every attempt would leave another incomplete folder
    if (hasLittleRoom()) throw diskFull();
    write('making');
  };

  return {
    /**
     * Call before opening: throws `DataDirDamaged` if an initialized database is incomplete. Moves a folder from an unfinished
     * first start aside instead of removing it, because an owner may have put an intact database there; returns its new path,
     * or null. A restore begins in an empty folder (docs/backup.md).
     */
    check({ forRestore = false } = {}): string | null {
      const state = readState();
      if (isEmpty()) {
        const wasThere = state === 'opened' || state === 'made';
        if (wasThere && !forRestore) throw new DataDirDamaged(dataDir, 'the embedded database is gone');
        // keeps the state file: after a failed restore an empty shop must not start here
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
    /** The error for a database that the engine failed to open, with the reason if known. */
    refused(error: unknown): Error {
      if (hasLittleRoom()) return diskFull();
      const said = error instanceof Error ? error.message : String(error);
      return new DataDirDamaged(dataDir, `the embedded database cannot be opened (${said})`);
    },
    /** Call after opening, before migrations: throws if the tables are lost, which migrations would create empty. */
    async checkOpened(db: Db, { forRestore = false } = {}): Promise<void> {
      if (readState() !== 'made') return write('opened');
      // a restore checks itself that all is empty
      if (forRestore) return;
      const { rows } = await db
        .query('select count(*)::int as n from migration')
        .catch((error) => Promise.reject(new DataDirDamaged(dataDir, `its tables cannot be read (${error.message})`)));
      if (rows[0]?.n === 0) throw new DataDirDamaged(dataDir, 'a table is empty that never is');
    },
    /** Call after the migrations: records that the tables exist. */
    made: () => write('made'),
  };
}
