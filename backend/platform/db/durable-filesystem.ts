import fs from 'node:fs';
import { join, posix } from 'node:path';
import { BaseFilesystem, type FsStats } from '@electric-sql/pglite/basefs';
import { codeOf, messageOf } from '#backend/platform/caught-error.ts';

const CONTROL_FILE = '/global/pg_control';
const LOG_FOLDER = /^\/pg_wal(?:\/|$)/;
const LOG_SEGMENT = /^\/pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/;
const SEGMENT_BYTES = 16 * 1024 * 1024;
/** Sorts and hashes that do not fit into memory: nothing reads them after a crash. */
const TEMPORARY_FOLDER = /^\/base\/pgsql_tmp(?:\/|$)/;
/** A table, an index or one of their forks. */
const RELATION_FILE = /^\/(?:base\/\d+|global)\/\d+(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;
const PAGE_BYTES = 8192;

/** WASI numbers, the only errors the engine understands. */
const ERRNO: Record<string, number> = {
  EACCES: 2,
  EBADF: 8,
  EEXIST: 20,
  EINVAL: 28,
  EIO: 29,
  EISDIR: 31,
  EMFILE: 33,
  ENOENT: 44,
  ENOSPC: 51,
  ENOTDIR: 54,
  ENOTEMPTY: 55,
  EPERM: 63,
  EROFS: 69,
};
const errnoOf = (code: string | null) => ERRNO[code ?? ''] ?? ERRNO.EIO;

/** The calls it makes, so that a test can record their order. */
export type Files = Pick<
  typeof fs,
  | 'chmodSync'
  | 'closeSync'
  | 'fdatasyncSync'
  | 'fstatSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readSync'
  | 'readdirSync'
  | 'renameSync'
  | 'rmdirSync'
  | 'truncateSync'
  | 'unlinkSync'
  | 'utimesSync'
  | 'writeFileSync'
  | 'writeSync'
>;

type Kind = 'log' | 'control' | 'relation' | 'temporary' | 'other';

function kindOf(path: string): Kind {
  if (LOG_FOLDER.test(path)) return 'log';
  if (path === CONTROL_FILE) return 'control';
  if (RELATION_FILE.test(path)) return 'relation';
  return TEMPORARY_FOLDER.test(path) ? 'temporary' : 'other';
}

/** The disk refused to keep what was written to it: the engine must end, and its next start recovers from the log. */
export class DiskSyncFailed extends Error {
  constructor(cause: unknown) {
    super(`the disk does not keep what is written to it (${messageOf(cause)})`, { cause });
    this.name = 'DiskSyncFailed';
  }
}

/**
 * Files of the embedded database in a folder, written so that a power cut loses no acknowledged commit (0045).
 *
 * PGlite's own file system ignores fsync. This one keeps the three orders that PostgreSQL's recovery relies on:
 * - A statement resolves after the write-ahead log that it wrote is on disk (`syncToFs`, which PGlite awaits).
 * - A changed page is written after the log of its change is on disk.
 * - All files are on disk before `pg_control` names a new checkpoint, and `pg_control` is before old log files go.
 *
 * Errors: `syncToFs` throws `DiskSyncFailed` from the first sync on that the disk refused.
 */
export class DurableFilesystem extends BaseFilesystem {
  readonly #root: string;
  readonly #files: Files;
  readonly #open = new Map<number, { path: string; kind: Kind }>();
  /** Log files and their folder, changed since the last sync. */
  readonly #unsyncedLog = new Set<string>();
  /** The same of all other files. */
  readonly #unsynced = new Set<string>();
  /** The log before this position (LSN) is on disk. */
  #unsyncedFrom = Number.POSITIVE_INFINITY;
  #logBytes = 0;
  #failed: DiskSyncFailed | undefined;

  constructor(root: string, files: Files = fs) {
    super();
    this.#root = root;
    this.#files = files;
    files.mkdirSync(root, { recursive: true, mode: 0o700 });
    // a killed process left its last writes in the system's memory
    this.#syncTree();
  }

  /** Bytes written to the log since the last checkpoint: what a start after a crash has to repeat. */
  get logBytes(): number {
    return this.#logBytes;
  }

  override async syncToFs(): Promise<void> {
    if (this.#failed) throw this.#failed;
    this.#syncLog();
  }

  chmod(path: string, mode: number): void {
    this.#call(() => this.#files.chmodSync(this.#real(path), mode));
  }

  close(fd: number): void {
    this.#open.delete(fd);
    this.#call(() => this.#files.closeSync(fd));
  }

  fstat(fd: number): FsStats {
    return this.#call(() => toStats(this.#files.fstatSync(fd)));
  }

  lstat(path: string): FsStats {
    return this.#call(() => toStats(this.#files.lstatSync(this.#real(path))));
  }

  mkdir(path: string, options?: { recursive?: boolean; mode?: number }): void {
    this.#call(() => this.#files.mkdirSync(this.#real(path), options));
    this.#changed(path, posix.dirname(path));
  }

  /** The engine creates and truncates by calls of their own, so that every file opens for reading and writing. */
  open(path: string): number {
    const fd = this.#call(() => this.#files.openSync(this.#real(path), 'r+'));
    this.#open.set(fd, { path, kind: kindOf(path) });
    return fd;
  }

  readdir(path: string): string[] {
    return this.#call(() => this.#files.readdirSync(this.#real(path)));
  }

  read(fd: number, buffer: Uint8Array, offset: number, length: number, position: number): number {
    return this.#call(() => this.#files.readSync(fd, buffer, offset, length, position));
  }

  rename(oldPath: string, newPath: string): void {
    this.#beforeChange(newPath);
    this.#call(() => this.#files.renameSync(this.#real(oldPath), this.#real(newPath)));
    for (const paths of [this.#unsynced, this.#unsyncedLog])
      for (const path of paths)
        if (path === oldPath || path.startsWith(`${oldPath}/`)) {
          paths.delete(path);
          this.#changed(newPath + path.slice(oldPath.length));
        }
    this.#changed(posix.dirname(oldPath), posix.dirname(newPath));
  }

  rmdir(path: string): void {
    this.#beforeChange(path);
    this.#call(() => this.#files.rmdirSync(this.#real(path)));
    this.#gone(path);
  }

  truncate(path: string, length: number): void {
    this.#beforeChange(path);
    this.#call(() => this.#files.truncateSync(this.#real(path), length));
    this.#changed(path);
  }

  unlink(path: string): void {
    this.#beforeChange(path);
    this.#call(() => this.#files.unlinkSync(this.#real(path)));
    this.#gone(path);
  }

  utimes(path: string, atime: number, mtime: number): void {
    this.#call(() => this.#files.utimesSync(this.#real(path), atime / 1000, mtime / 1000));
  }

  writeFile(path: string, data: string | Uint8Array, options?: { mode?: number; flag?: string }): void {
    this.#call(() => this.#files.writeFileSync(this.#real(path), data, options));
    this.#changed(path, posix.dirname(path));
  }

  /** `buffer` is the engine's whole memory; PGlite passes its ArrayBuffer, whatever the type says. */
  write(fd: number, buffer: Uint8Array | ArrayBuffer, offset: number, length: number, position: number): number {
    const file = this.#open.get(fd);
    if (!file) throw Object.assign(new Error(`descriptor ${fd} is not open`), { code: ERRNO.EBADF });
    const memory = buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer);
    const bytes = memory.subarray(offset, offset + length);
    this.#beforeWrite(file, bytes, position);
    const written = this.#call(() => this.#files.writeSync(fd, bytes, 0, length, position));
    if (file.kind === 'control') this.#sync(file.path);
    else this.#changed(file.path);
    return written;
  }

  #beforeWrite({ path, kind }: { path: string; kind: Kind }, bytes: Uint8Array, position: number): void {
    if (kind === 'log') {
      this.#logBytes += bytes.length;
      this.#unsyncedFrom = Math.min(this.#unsyncedFrom, logPosition(path, position));
    } else if (kind === 'control') {
      this.#syncAll();
      this.#logBytes = 0;
    } else if (kind === 'other' || (kind === 'relation' && newestChange(bytes) > this.#unsyncedFrom)) this.#syncLog();
  }

  #real = (path: string) => join(this.#root, path);

  /** The engine understands numbers only. */
  #call<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof Error) Object.assign(error, { code: errnoOf(codeOf(error)) });
      throw error;
    }
  }

  /** Recovery repeats the log over files that are older than it, never over files that are newer. */
  #beforeChange(path: string): void {
    const kind = kindOf(path);
    if (kind !== 'log' && kind !== 'temporary') this.#syncLog();
  }

  #changed(...paths: string[]): void {
    for (const path of paths) {
      const kind = kindOf(path);
      if (kind === 'log') this.#unsyncedLog.add(path);
      else if (kind !== 'temporary') this.#unsynced.add(path);
    }
  }

  #gone(path: string): void {
    this.#unsynced.delete(path);
    this.#unsyncedLog.delete(path);
    this.#changed(posix.dirname(path));
  }

  #syncLog(): void {
    for (const path of this.#unsyncedLog) this.#sync(path);
    this.#unsyncedLog.clear();
    this.#unsyncedFrom = Number.POSITIVE_INFINITY;
  }

  #syncAll(): void {
    this.#syncLog();
    for (const path of this.#unsynced) this.#sync(path);
    this.#unsynced.clear();
  }

  #syncTree(folder = '/'): void {
    for (const entry of this.#files.readdirSync(this.#real(folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) this.#syncTree(path);
      else if (entry.isFile()) this.#sync(path);
    }
    this.#sync(folder);
  }

  /** Of a folder: which files it has. After a refusal the system forgets what it could not write, so that no later sync helps. */
  #sync(path: string): void {
    this.#call(() => {
      if (this.#failed) throw this.#failed;
      const fd = this.#files.openSync(this.#real(path), 'r');
      try {
        this.#files.fdatasyncSync(fd);
      } catch (error) {
        this.#failed = new DiskSyncFailed(error);
        throw this.#failed;
      } finally {
        this.#files.closeSync(fd);
      }
    });
  }
}

/** The position in the log (LSN) of a byte of a log file, by its name; infinite for files that are being prepared. */
function logPosition(path: string, offset: number): number {
  const segment = LOG_SEGMENT.exec(path);
  if (!segment) return Number.POSITIVE_INFINITY;
  const [, high = '', low = ''] = segment;
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16) * SEGMENT_BYTES + offset;
}

/** The log position of the last change in these pages: each begins with it (PostgreSQL, "Database Page Layout"). */
function newestChange(pages: Uint8Array): number {
  const view = new DataView(pages.buffer, pages.byteOffset, pages.byteLength);
  let newest = 0;
  for (let page = 0; page + 8 <= view.byteLength; page += PAGE_BYTES)
    newest = Math.max(newest, view.getUint32(page, true) * 2 ** 32 + view.getUint32(page + 4, true));
  return newest;
}

const toStats = (stats: fs.Stats): FsStats => ({
  dev: stats.dev,
  ino: stats.ino,
  mode: stats.mode,
  nlink: stats.nlink,
  uid: stats.uid,
  gid: stats.gid,
  rdev: stats.rdev,
  size: stats.size,
  blksize: stats.blksize,
  blocks: stats.blocks,
  atime: stats.atimeMs,
  mtime: stats.mtimeMs,
  ctime: stats.ctimeMs,
});
