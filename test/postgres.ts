import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of the newest installed PostgreSQL's programs, if any. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return candidates.find((folder) => existsSync(join(folder, 'initdb')));
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('installing PostgreSQL from the distribution');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql', 'postgresql-contrib'], { stdio: 'inherit', env });
}

// PostgreSQL refuses to run as root: then it runs as the user its package made
const asServerUser = () =>
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

function run(command: string[]): string {
  const [program = '', ...args] = [...asServerUser(), ...command];
  const result = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir() });
  if (result.status !== 0) throw new Error(`${command.join(' ')} failed: ${result.stderr || result.stdout}`);
  return result.stdout;
}

export type Cluster = {
  url: string;
  stop: () => void;
  /** Ends it at once, as kill -9 would: nothing is flushed, sessions just break. */
  crash: () => void;
  /** Starts it again on what a crash has left. */
  again: () => void;
};

/**
 * Starts a throw-away PostgreSQL on a free port of 127.0.0.1, its files in a folder of its own in `parent`; undefined when none is
 * installed (nor installable in CI).
 */
export function startPostgres(parent = tmpdir()): Cluster | undefined {
  if (!findBinaries() && process.env.CI) install();
  const binaries = findBinaries();
  if (!binaries) return undefined;

  const folder = mkdtempSync(join(parent, 'tieva-pg-'));
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const pgCtl = join(binaries, 'pg_ctl');
  run([join(binaries, 'initdb'), '-D', data, '-U', 'tieva', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=300 -c fsync=off`;
  const start = () => void run([pgCtl, '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start']);
  const crash = () => void run([pgCtl, '-D', data, '-m', 'immediate', 'stop']);
  start();
  return {
    crash,
    again: start,
    url: `postgres://tieva@127.0.0.1:${port}/postgres`,
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
