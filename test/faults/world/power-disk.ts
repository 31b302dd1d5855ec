import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `EXT4_IOC_SHUTDOWN` without flushing: from this call on nothing reaches the disk, as when the power goes. */
const SHUT_DOWN = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))`;

const succeeds = (command: string, args: readonly string[]) => spawnSync(command, args).status === 0;

export type PowerDisk = NonNullable<ReturnType<typeof powerDisk>>;

/** A disk of its own (ext4 in a file) that can lose its power; null where mounting is not allowed. */
export function powerDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-power-'));
  const image = `${folder}.img`;
  const file = openSync(image, 'w');
  ftruncateSync(file, megabytes * 1024 * 1024);
  closeSync(file);
  const mount = () => succeeds('mount', ['-o', 'loop', image, folder]);
  const unmount = () => succeeds('umount', [folder]);
  const end = () => {
    succeeds('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
    rmSync(image, { force: true });
  };
  if (!succeeds('mkfs.ext4', ['-q', image]) || !mount()) {
    end();
    return null;
  }
  return {
    folder,
    /** Everything that no sync has brought to the disk is lost, at once. */
    cut(): void {
      if (!succeeds('python3', ['-c', SHUT_DOWN, folder]))
        throw new Error('the disk cannot be cut off (ext4, python3)');
    },
    /** After `cut`, when nobody has a file open any more. */
    comeBack(): void {
      if (!unmount() || !mount()) throw new Error('the disk does not come back');
    },
    end,
  };
}
