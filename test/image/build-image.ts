import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

const FOLDER = '.cache/image';
const STORE = ['--storage-driver', 'vfs'];
const BASE = 'localhost/tieva-base';
export const IMAGE = 'localhost/tieva';

/**
 * Stands in for `node:24-bookworm-slim` where no registry of images can be reached: Debian's packages and the Node that runs this,
 * with npm and the certificates that this machine trusts. Kept in `.cache/image`.
 */
function buildBase(): void {
  mkdirSync(FOLDER, { recursive: true });
  const tar = join(FOLDER, 'base.tar');
  if (!existsSync(tar))
    run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', tar], { shown: true });
  copyFileSync(realpathSync(process.execPath), join(FOLDER, 'node'));
  const npm = dirname(dirname(realpathSync(run('sh', ['-c', 'command -v npm']).trim())));
  rmSync(join(FOLDER, 'npm'), { recursive: true, force: true });
  cpSync(npm, join(FOLDER, 'npm'), { recursive: true });
  const trusted = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
  copyFileSync(trusted, join(FOLDER, 'trusted.pem'));
  const lines = [
    'FROM scratch',
    'ADD base.tar /',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY trusted.pem /etc/ssl/trusted.pem',
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/trusted.pem',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(FOLDER, 'Containerfile'), `${lines.join('\n')}\n`);
  run('buildah', [...STORE, 'bud', '--isolation', 'chroot', '-t', BASE, FOLDER]);
}

/** Builds the image from the Containerfile, for the demo's facts as `npm test` does. */
export function buildImage(): void {
  buildBase();
  const npmrc = join(homedir(), '.npmrc');
  run('buildah', [
    ...[...STORE, 'bud', '--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${BASE}`, '-t', IMAGE],
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    '.',
  ]);
}

export const imageMegabytes = (): number =>
  Math.round(Number(run('podman', [...STORE, 'image', 'inspect', '-f', '{{.Size}}', IMAGE])) / 1e6);
