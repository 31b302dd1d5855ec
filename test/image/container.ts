import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { IMAGE } from './build-image.ts';
import { run } from './run.ts';

const STARTED_WITHIN_MS = 120_000;
/** Works on machines without systemd and with mixed control groups too. */
const PODMAN = ['--storage-driver', 'vfs', '--runtime', 'crun', '--cgroup-manager', 'cgroupfs', '--log-level', 'fatal'];
const podman = (...args: string[]) => run('podman', [...PODMAN, ...args]);

export type Container = ReturnType<typeof startContainer>;

/** Starts the image as docs/containers.md advises: read-only, without capabilities, as its own user, `dataDir` its only folder. */
export function startContainer(name: string, dataDir: string, env: Record<string, string>) {
  const from = performance.now();
  podman(
    ...['run', '-d', '--name', name, '--cgroups=disabled', '--network=host'],
    ...['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=4000:4000'],
    ...['--read-only', '--tmpfs', '/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'],
    ...Object.entries({ HOST: '127.0.0.1', ...env }).flatMap(([key, value]) => ['-e', `${key}=${value}`]),
    ...['-v', `${dataDir}:/data`, IMAGE],
  );
  const url = `http://127.0.0.1:${env.PORT}`;
  const inspected = (what: string) => podman('inspect', '-f', `{{${what}}}`, name).trim();
  return {
    url,
    /** Milliseconds from the start to the first page. */
    async ready(): Promise<number> {
      while (performance.now() - from < STARTED_WITHIN_MS) {
        if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return Math.round(performance.now() - from);
        if (inspected('.State.Running') !== 'true') break;
        await delay(100);
      }
      throw new Error(`${name} did not become ready:\n${podman('logs', '--tail', '20', name)}`);
    },
    exec: (...command: string[]) => podman('exec', name, ...command).trim(),
    healthy: () => podman('healthcheck', 'run', name),
    megabytes: () =>
      Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${inspected('.State.Pid')}/status`, 'utf8'))?.[1]) / 1024,
      ),
    kill: () => void podman('kill', name),
    /** Stops it and returns its exit code. */
    stop(): number {
      podman('stop', '--time', '30', name);
      return Number(inspected('.State.ExitCode'));
    },
    remove: () => void podman('rm', '-f', '-i', name),
  };
}
