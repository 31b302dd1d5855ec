import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** `EXT4_IOC_SHUTDOWN` without flushing: what no sync has brought to the disk is lost, and nothing reaches it any more. */
const SHUT_DOWN = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))`;

export type LoopDisk = NonNullable<ReturnType<typeof loopDisk>>;

/**
 * A disk of its own (ext4 in a file), which can turn read-only as a failing one does, or lose its power, under open files; null
 * where mounting is not allowed.
 */
export function loopDisk(megabytes: number) {
  const base = mkdtempSync(join(tmpdir(), 'tieva-loop-'));
  const image = join(base, 'disk.img');
  const folder = join(base, 'disk');
  const mount = () => run('mount', '-o', 'loop', image, folder);
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
    /** The power goes; false without python3. */
    cutPower: (): boolean => run('python3', '-c', SHUT_DOWN, folder),
    /** Repaired and mounted again at the same place; nobody may use it meanwhile. */
    repair(): boolean {
      if (!run('umount', folder)) return false;
      // its exit code only says whether there was anything to repair
      run('e2fsck', '-p', image);
      return mount();
    },
    end(): void {
      run('umount', '-l', folder);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
