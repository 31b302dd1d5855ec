import type { Kysely } from 'kysely';
import type { DocumentService } from '#backend/catalog/documents/service.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { VideoService } from '#backend/catalog/videos/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

type Deps = {
  pictures: Pick<PictureService, 'stored' | 'source'>;
  documents: Pick<DocumentService, 'stored'>;
  videos: Pick<VideoService, 'stored'>;
  now: () => Date;
};

/** Files looked at in one scan: about a second. */
const MOST = 500;

/** Adds stored files that the library does not know yet, such as those of imports. Returns how many it added. */
export function createMediaScan(db: Kysely<Tables>, { pictures, documents, videos, now }: Deps) {
  return async function scan(): Promise<number> {
    const [photos, papers, films, rows] = await Promise.all([
      pictures.stored(),
      documents.stored(),
      videos.stored(),
      db.selectFrom('media_file').select('id').execute(),
    ]);
    const known = new Set(rows.map(({ id }) => id));
    const found = [];
    for (const id of [...photos.keys()].filter((one) => !known.has(one)).slice(0, MOST)) {
      const source = await pictures.source(id);
      if (!source) continue;
      const { inspectPicture } = await import('#backend/catalog/media/encode.ts');
      const size = await inspectPicture(source.bytes, source.type);
      const { type, bytes } = source;
      found.push({
        id,
        kind: 'picture' as const,
        type,
        bytes: bytes.byteLength,
        added_at: now(),
        width: size?.width ?? null,
        height: size?.height ?? null,
      });
    }
    for (const [id, bytes] of [...papers].filter(([one]) => !known.has(one)).slice(0, MOST))
      found.push({ id, kind: 'document' as const, type: 'pdf', bytes, added_at: now(), width: null, height: null });
    for (const [id, file] of [...films].filter(([one]) => !known.has(one)).slice(0, MOST))
      found.push({ id, kind: 'video' as const, ...file, added_at: now(), width: null, height: null });
    if (found.length === 0) return 0;
    await db
      .insertInto('media_file')
      .values(found)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return found.length;
  };
}
