import { createHash } from 'node:crypto';
import type { ByteSpan } from '#backend/platform/files/store/file-store.ts';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { type VideoType, videoTypeOf, videoTypes } from '#backend/platform/files/video-type.ts';

export type StoredVideo = { id: string; type: VideoType; bytes: number };

const isVideoId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

const FOLDER = 'videos';
const nameOf = (id: string, type: VideoType) => `${FOLDER}/${id}.${type}`;

/** The shop's own videos and captions, under the hash of their content (video-1). */
export function createVideoService({ settings }: { settings: FileStoreSettings }) {
  const files = fileStoreOf(settings);

  return {
    /** Stores a video or captions, recognised by content, and returns its id; null when the bytes are neither. */
    async store(bytes: Uint8Array): Promise<string | null> {
      const type = videoTypeOf(bytes);
      if (!type) return null;
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      await files.write(nameOf(id, type), bytes);
      return id;
    },

    /** A stored file; null when the id is unknown. */
    async find(id: string): Promise<StoredVideo | null> {
      if (!isVideoId(id)) return null;
      for (const type of videoTypes) {
        const found = await files.find(nameOf(id, type));
        if (found) return { id, type, bytes: found.bytes };
      }
      return null;
    },

    /** The bytes of a stored file, or some of them; null when it is gone. */
    open: ({ id, type }: StoredVideo, span: ByteSpan) => files.open(nameOf(id, type), span),

    /** Types and sizes of all stored files by id. */
    async stored(): Promise<Map<string, Pick<StoredVideo, 'type' | 'bytes'>>> {
      const known = (await files.list(FOLDER)).flatMap(({ name, bytes }) => {
        const [id = '', extension = '', more] = name.slice(FOLDER.length + 1).split('.');
        const type = videoTypes.find((one) => one === extension);
        return type && isVideoId(id) && more === undefined ? [[id, { type, bytes }] as const] : [];
      });
      return new Map(known);
    },

    async remove(id: string): Promise<void> {
      const found = await this.find(id);
      if (found) await files.remove(nameOf(id, found.type));
    },
  };
}

export type VideoService = ReturnType<typeof createVideoService>;
