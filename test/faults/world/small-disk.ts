import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(64 * 1024, 1);

/** A disk of its own in memory, which can be filled to the last byte and emptied again; null where mounting is not allowed. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tieva-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(): void {
      const file = openSync(ballast, 'a');
      for (const size of [BLOCK.length, 512, 1])
        try {
          for (;;) writeSync(file, BLOCK, 0, size);
        } catch (error) {
          if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
        }
      closeSync(file);
    },
    empty: () => rmSync(ballast, { force: true }),
    end(): void {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
