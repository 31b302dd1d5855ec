import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { type FileType, fileName } from '#domain/base/file-type.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS, HOUR_MS } from '#domain/base/time/durations.ts';
import { fileTypeOf } from './file-type.ts';
import { discard, type ReceivedFile, receiveForm } from './receive-form.ts';
import { fileStoreOf } from './store/open-store.ts';

/** Bytes of one file that a person sends. */
export const MOST_FILE_BYTES = 15 * 1024 * 1024;

/** 'wrong_type': its content is none of the types that are taken; 'damaged': a picture that cannot be decoded. */
export type FileRefusal = 'too_large' | 'empty' | 'wrong_type' | 'damaged';

/** A file as it is kept: pictures are written anew. */
export type CheckedFile = { name: string; type: FileType; bytes: Uint8Array<ArrayBuffer>; sha256: string };

export type StoredFile = { id: string; name: string; type: FileType; bytes: number; sha256: string };

const FOLDER = 'received-files';
const AT_ONCE = 2;
const PHOTOS: readonly FileType[] = ['jpg', 'png', 'webp'];
const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export type FileService = ReturnType<typeof createFileService>;

/**
 * Files that people send, under random names that never change. A row of another table owns each one by its id; what no row owns
 * is removed. While they are uploaded they stand on the machine that receives them.
 */
export function createFileService({ db, settings, now, log }: ShopContext, { jobs }: { jobs: Pick<Jobs, 'define'> }) {
  const folder = join(settings.DATA_DIR, FOLDER);
  const files = fileStoreOf(settings);
  const nameOf = (id: string) => `${FOLDER}/${id}`;
  const limit = pLimit(AT_ONCE);

  /** Checks one file by its content and cleans it: photos lose everything but the picture (received-1). */
  async function check(file: ReceivedFile, allowed: readonly FileType[]): Promise<Result<CheckedFile, FileRefusal>> {
    if (file.isTooLarge) return fail('too_large');
    if (file.bytes === 0) return fail('empty');
    const given = new Uint8Array(await readFile(file.path));
    const type = fileTypeOf(given);
    if (!type || !allowed.includes(type)) return fail('wrong_type');
    const { rewritePhoto } = await import('./rewrite-photo.ts');
    const bytes = type === 'pdf' ? given : await rewritePhoto(given, type);
    if (!bytes) return fail('damaged');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return ok({ name: fileName(file.name, type), type, bytes, sha256 });
  }

  /** Removes uploads that ended with their process. */
  async function removeUploads(): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.tmp')) continue;
      const age = await stat(join(folder, name)).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > DAY_MS) await rm(join(folder, name), { force: true });
    }
  }

  /** Removes files that no row owns; returns how many. Called by the queue and by tests. */
  async function removeUnowned(): Promise<number> {
    await removeUploads();
    const removed = await inTransaction(db.kysely, async (tx) => {
      const gone = await tx.deleteFrom('unowned_file').where('remove_after', '<=', now()).returning('id').execute();
      for (const { id } of gone) await files.remove(nameOf(id));
      return gone.length;
    });
    if (removed > 0) log.info({ removed }, 'files without an owner removed');
    return removed;
  }
  jobs.define('received-files', async () => void (await removeUnowned()), { cron: '*/10 * * * *', retries: 0 });

  /** Writes a checked file. It goes within hours unless a row takes it. */
  async function store({ name, type, bytes, sha256 }: CheckedFile): Promise<StoredFile> {
    const id = randomUUID();
    const removeAfter = new Date(now().getTime() + HOUR_MS);
    await db.kysely.insertInto('unowned_file').values({ id, remove_after: removeAfter }).execute();
    await files.write(nameOf(id), bytes);
    return { id, name, type, bytes: bytes.byteLength, sha256 };
  }

  const checkInTurn = (file: ReceivedFile, allowed: readonly FileType[]) => limit(() => check(file, allowed));

  return {
    /** Reads a form with files; `use` gets it, and the uploaded files are gone afterwards. */
    async receive<Done>(
      request: Request,
      mostFiles: number,
      use: (form: { fields: FormData; files: ReceivedFile[]; hasMore: boolean }) => Promise<Done>,
    ): Promise<Result<Done, 'not_a_form', null>> {
      const form = await receiveForm(request, folder, { mostBytes: MOST_FILE_BYTES, mostFiles });
      if (!form.ok) return form;
      try {
        return ok(await use(form.value));
      } finally {
        await discard(form.value.files);
      }
    },

    check: checkInTurn,

    store,

    /** Checks and stores the photos of a form, each once. All or none: 'too_many', or why the first one is refused. */
    async storePhotos(
      sent: readonly ReceivedFile[],
      most: number,
    ): Promise<Result<StoredFile[], FileRefusal | 'too_many', null>> {
      if (sent.length > most) return fail('too_many');
      const photos = new Map<string, CheckedFile>();
      for (const file of sent) {
        const checked = await checkInTurn(file, PHOTOS);
        if (!checked.ok) return fail(checked.reason);
        photos.set(checked.value.sha256, checked.value);
      }
      const stored = [];
      for (const photo of photos.values()) stored.push(await store(photo));
      return ok(stored);
    },

    /** Called in the transaction that adds the row of a file: from then on the row owns it. */
    async take(tx: Kysely<Tables>, id: string): Promise<void> {
      const [taken] = await tx.deleteFrom('unowned_file').where('id', '=', id).execute();
      if (taken?.numDeletedRows !== 1n) throw new Error(`file ${id} is gone`);
    },

    /** The bytes of a stored file; null when it is gone. */
    read: async (id: string) => (isId(id) ? files.read(nameOf(id)) : null),
    removeUnowned,
  };
}
