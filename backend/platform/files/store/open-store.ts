import type { Settings } from '#backend/platform/settings/settings.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

export type FileStoreSettings = Pick<Settings, 'DATA_DIR'> &
  Partial<Pick<Settings, 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>>;

const stores = new WeakMap<FileStoreSettings, FileStore>();

/** The store that the settings name: the bucket of `S3_URL`, else `DATA_DIR`. */
export function fileStoreOf(settings: FileStoreSettings): FileStore {
  const known = stores.get(settings);
  if (known) return known;
  const { DATA_DIR, S3_URL, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings;
  const made = S3_URL
    ? createS3Store({
        url: S3_URL,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
        scratch: DATA_DIR,
      })
    : createFolderStore(DATA_DIR);
  stores.set(settings, made);
  return made;
}
