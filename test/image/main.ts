/**
 * `node test/image/main.ts`: builds the image and runs it as docs/containers.md advises: read-only, as its own user, healthy, stopped
 * with exit code 0; then two containers on one PostgreSQL and one bucket behind Caddy, one of them killed under load. Needs no registry
 * of images.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
import { freePort } from '../server-process.ts';
import { killOneOfTwo } from './behind-caddy.ts';
import { buildImage, imageMegabytes } from './build-image.ts';
import { startContainer } from './container.ts';
import { has } from './run.ts';
import { checkSamples } from './samples.ts';

if (process.argv.includes('--help')) {
  console.log(
    'Builds the image, runs it read-only, and kills one of two containers under load.\n  npm run task -- test:image\nNeeds root, and of Debian: podman buildah crun mmdebstrap caddy postgresql.',
  );
  process.exit(0);
}
const missing = ['podman', 'buildah', 'crun', 'mmdebstrap', 'caddy', 'unshare'].filter((program) => !has(program));
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.log(`This did NOT run: it needs root and ${missing.join(', ') || 'nothing else'} (apt-get install).`);
  process.exit(process.env.CI ? 1 : 0);
}
// containers need control groups of version 2 alone: in a mount namespace of its own, so that the machine keeps what it has
if (!process.env.IN_NAMESPACE) {
  const mounts = 'umount /sys/fs/cgroup 2>/dev/null; mount -t cgroup2 none /sys/fs/cgroup; exec "$@"';
  const again = ['-m', 'sh', '-c', mounts, 'sh', process.execPath, ...process.argv.slice(1)];
  const env = { ...process.env, IN_NAMESPACE: '1' };
  process.exit(spawnSync('unshare', again, { stdio: 'inherit', env }).status ?? 1);
}

const UID = 10_001;
let faults = 0;
const say = (isRight: boolean, text: string) => {
  if (!isRight) faults++;
  console.log(`${isRight ? '✓' : '✗'} ${text}`);
};
const folder = mkdtempSync(join(tmpdir(), 'tieva-image-'));
const dataDir = (name: string) => {
  const made = mkdtempSync(join(folder, name));
  chownSync(made, UID, UID);
  return made;
};

const { read, missing: untried } = checkSamples();
say(true, `samples read by ${read.join(', ')}${untried.length > 0 ? `; not installed: ${untried.join(', ')}` : ''}`);

console.log('building the image …');
buildImage();
say(true, `image built, ${imageMegabytes()} MB unpacked`);

async function oneContainer() {
  const [port, admin] = [await freePort(), await freePort()];
  const env = { PORT: String(port), ADMIN_PORT: String(admin), DEMO_ORDERS: 'false', LOG_LEVEL: 'error' };
  const start = () => startContainer('tieva-one', data, env);
  const data = dataDir('one-');
  let one = start();
  try {
    const first = await one.ready();
    say(one.exec('id', '-u') === String(UID), `runs as user ${UID}`);
    const written = one.exec('sh', '-c', 'touch /srv/tieva/x 2>&1 || true');
    say(written.includes('Read-only file system'), 'cannot write its own program');
    one.healthy();
    say(
      (await fetch(`${one.url}/outlet`)).status === 200,
      `ready after ${first} ms (first start: imports the demo), healthy`,
    );
    say(
      one.exec('node', 'backend/entrypoints/cli/main.ts', 'doctor').includes('✗') === false,
      'doctor finds nothing wrong',
    );
    const stopped = one.stop();
    say(stopped === 0, `stopped with exit code ${stopped}`);
    one.remove();
    one = start();
    say(true, `ready after ${await one.ready()} ms with its data, ${one.megabytes()} MB of memory`);
    say(one.stop() === 0, 'stopped again with exit code 0');
  } finally {
    one.remove();
  }
}
await oneContainer();

const postgres = startPostgres();
if (!postgres) say(!process.env.CI, 'PostgreSQL is not installed: two containers were NOT tried');
else {
  try {
    const { answered, failed, pictureStatus, stored, exit } = await killOneOfTwo(postgres, dataDir);
    say(
      failed.length <= 8,
      `two containers, one killed under load: ${answered} pages answered, ${failed.length} failed ${failed[0] ?? ''}`,
    );
    say(
      pictureStatus === 200 && stored > 0,
      `pictures come from the bucket (${stored} files) when a container's folder is lost`,
    );
    say(exit === 0, `the other stopped with exit code ${exit}`);
  } finally {
    postgres.stop();
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(faults === 0 ? 'The image works.' : `${faults} did not hold.`);
process.exit(faults === 0 ? 0 : 1);
