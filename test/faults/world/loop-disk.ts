import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * A disk of its own in a file (ext4, every write at once on it), which can turn read-only as a failing one does, under
 * open files; null where mounting is not allowed.
 */
export function loopDisk(megabytes: number) {
  const base = mkdtempSync(join(tmpdir(), 'tieva-loop-'));
  const image = join(base, 'disk.img');
  const folder = join(base, 'disk');
  const mount = () => run('mount', '-o', 'loop,sync', image, folder);
  const isMade =
    run('mkdir', folder) && run('truncate', '-s', `${megabytes}M`, image) && run('mkfs.ext4', '-q', image) && mount();
  if (!isMade) {
    rmSync(base, { recursive: true, force: true });
    return null;
  }
  return {
    folder,
    /** From now on every write fails with EROFS, in files that are open too. */
    turnReadOnly: (): boolean => run('mount', '-o', 'remount,abort', folder),
    /** Repaired and mounted again at the same place; nobody may use it meanwhile. */
    repair(): boolean {
      if (!run('umount', folder)) return false;
      // it tells by its exit code that it has mended something
      run('e2fsck', '-p', image);
      return mount();
    },
    end(): void {
      run('umount', '-l', folder);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
