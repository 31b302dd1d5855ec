import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopContext } from '#backend/platform/context.ts';
import { writeAtomically } from '#backend/platform/files/disk.ts';
import { type VideoType, videoTypeOf, videoTypes } from '#backend/platform/files/video-type.ts';

export type StoredVideo = { path: string; type: VideoType; bytes: number };

const isVideoId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

/** The shop's own videos and captions in `DATA_DIR/videos`, under the hash of their content (video-1). */
export function createVideoService({ settings }: { settings: Pick<ShopContext['settings'], 'DATA_DIR'> }) {
  const folder = join(settings.DATA_DIR, 'videos');
  const pathOf = (id: string, type: VideoType) => join(folder, `${id}.${type}`);

  return {
    /** Stores a video or captions, recognised by content, and returns its id; null when the bytes are neither. */
    async store(bytes: Uint8Array): Promise<string | null> {
      const type = videoTypeOf(bytes);
      if (!type) return null;
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      await writeAtomically(pathOf(id, type), bytes);
      return id;
    },

    /** A stored file; null when the id is unknown. */
    async find(id: string): Promise<StoredVideo | null> {
      if (!isVideoId(id)) return null;
      for (const type of videoTypes) {
        const found = await stat(pathOf(id, type)).catch(() => null);
        if (found) return { path: pathOf(id, type), type, bytes: found.size };
      }
      return null;
    },

    /** Types and sizes of all stored files by id. */
    async stored(): Promise<Map<string, Pick<StoredVideo, 'type' | 'bytes'>>> {
      const files = await readdir(folder).catch(() => []);
      const known = files.flatMap((file) => {
        const [id = '', extension = '', more] = file.split('.');
        const type = videoTypes.find((one) => one === extension);
        return type && isVideoId(id) && more === undefined ? [{ id, type }] : [];
      });
      const sized = known.map(
        async ({ id, type }) => [id, { type, bytes: (await stat(pathOf(id, type))).size }] as const,
      );
      return new Map(await Promise.all(sized));
    },

    async remove(id: string): Promise<void> {
      const found = await this.find(id);
      if (found) await rm(found.path, { force: true });
    },
  };
}

export type VideoService = ReturnType<typeof createVideoService>;
