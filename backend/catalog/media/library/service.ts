import { createHash } from 'node:crypto';
import type { DocumentService } from '#backend/catalog/documents/service.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import { MOST_BYTES, storeUpload, type UploadRefusal } from '#backend/catalog/media/uploads.ts';
import type { ProductSaved } from '#backend/catalog/products/staff/service.ts';
import type { VideoService } from '#backend/catalog/videos/service.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { photoTypeOf } from '#backend/platform/files/file-type.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { Sku } from '#domain/base/ids.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { type MediaKind, type MediaQuery, mediaKinds } from '#domain/catalog/products/media-list.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { holdUses, listMedia, type MediaUse, readMedia, usesOf } from './queries.ts';
import { createMediaReuse, type ReuseDeps, type Texts } from './reuse.ts';
import { createMediaScan } from './scan.ts';

export type { ListedMedia, MediaFile, MediaUse } from './queries.ts';

type Deps = ReuseDeps & {
  pictures: Pick<PictureService, 'add' | 'stored' | 'source' | 'remove'>;
  documents: Pick<DocumentService, 'store' | 'stored' | 'remove'>;
  videos: Pick<VideoService, 'store' | 'stored' | 'remove'>;
  jobs: Pick<Jobs, 'define'>;
};

export type MediaRefusal = UploadRefusal | 'not_a_file' | 'not_a_pdf';
type Upload = { bytes: Uint8Array; name: string };

const LONGEST_NAME = 200;
const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
const nameOf = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);

/** All stored pictures and documents: what they are, where they are used, and the way to remove what nothing uses (admin-media-3). */
export function createMediaLibrary({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: Deps) {
  const { pictures, documents, videos } = deps;
  const reuse = createMediaReuse(deps);
  const scan = createMediaScan(db.kysely, { pictures, documents, videos, now });
  deps.jobs.define('scan-media', async () => void (await scan()), { cron: '*/10 * * * *' });

  return {
    /** A page of the library. Files that imports stored since are looked at first. */
    async list(actor: Actor, query: MediaQuery, after: string | null) {
      authorise(actor, 'products.read');
      await scan();
      return listMedia(db.kysely, query, after);
    },

    /** A file with all its uses; null when there is none of this id. */
    async open(actor: Actor, id: string) {
      authorise(actor, 'products.read');
      return readMedia(db.kysely, id);
    },

    /** Stores a photo, a PDF, a video or its captions, recognised by its content, and returns its id. The same file again has the same id. */
    async upload(
      actor: Actor,
      { bytes, name }: Upload,
      kind: MediaKind | null = null,
    ): Promise<Result<string, MediaRefusal, null>> {
      authorise(actor, 'products.edit', { subject: 'media' });
      const stored = await store(bytes, kind);
      if (!stored.ok) return stored;
      await scan();
      await inTransaction(db.kysely, async (tx) => {
        const added = { name: nameOf(name), added_by: actor.kind === 'staff' ? actor.name : null };
        await tx.updateTable('media_file').set(added).where('id', '=', stored.value).where('name', '=', '').execute();
        const subject = { kind: 'media', id: stored.value };
        await recordAudit(tx, actor, now(), { action: 'media.upload', subject, after: { name: added.name } });
      });
      return stored;
    },

    /** Adds a file to a product's pictures or documents; null when there is no such file. */
    async addTo(actor: Actor, id: string, sku: Sku, texts: Texts): Promise<ProductSaved | null> {
      authorise(actor, 'products.edit', { subject: sku });
      const file = await readMedia(db.kysely, id);
      return file && reuse.addTo(actor, file, sku, texts);
    },

    /**
     * Stores a photo and puts it in the place of a picture where products and categories use it; texts stay. Returns its id and the
     * uses that stay: pictures of single variants and of pages come with their files.
     */
    async replace(
      actor: Actor,
      id: string,
      upload: Upload,
    ): Promise<Result<{ id: string; left: MediaUse[] }, MediaRefusal | 'unknown', null>> {
      authorise(actor, 'products.edit', { subject: id });
      const file = await readMedia(db.kysely, id);
      if (file?.kind !== 'picture') return fail('unknown', null);
      const stored = await this.upload(actor, upload, 'picture');
      if (!stored.ok) return stored;
      if (stored.value !== id) await reuse.replace(actor, file.uses, id, stored.value);
      return ok({ id: stored.value, left: stored.value === id ? [] : await usesOf(db.kysely, id) });
    },

    /** Removes a file that nothing uses. What uses it is named; nothing can begin to use it meanwhile. */
    async remove(actor: Actor, id: string): Promise<Result<null, 'unknown' | 'used', MediaUse[]>> {
      authorise(actor, 'products.edit', { subject: id });
      return inTransaction(db.kysely, async (tx) => {
        await holdUses(tx);
        const uses = await usesOf(tx, id);
        if (uses.length > 0) return fail('used', uses);
        const removed = await tx
          .deleteFrom('media_file')
          .where('id', '=', id)
          .returning(['kind', 'name', 'type'])
          .executeTakeFirst();
        if (!removed) return fail('unknown', []);
        await recordAudit(tx, actor, now(), {
          action: 'media.remove',
          subject: { kind: 'media', id },
          before: { name: removed.name, type: removed.type },
        });
        const folders = { picture: pictures, document: documents, video: videos };
        const kind = mediaKinds.find((one) => one === removed.kind);
        if (kind) await folders[kind].remove(id);
        return ok(null);
      });
    },
  };

  async function store(bytes: Uint8Array, kind: MediaKind | null): Promise<Result<string, MediaRefusal, null>> {
    if (bytes.byteLength > MOST_BYTES) return fail('too_large', null);
    if (kind !== 'document' && photoTypeOf(bytes)) return storeUpload(pictures, bytes);
    if (kind === 'picture') return fail('not_a_picture', null);
    const video = kind === null ? await videos.store(bytes) : null;
    if (video) return ok(video);
    if (!isPdf(bytes)) return fail(kind ? 'not_a_pdf' : 'not_a_file', null);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    await documents.store(id, bytes);
    return ok(id);
  }
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;
