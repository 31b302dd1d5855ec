import { askBackend, BackendError } from './ask-backend.ts';
import { boundedCache } from './bounded-cache.ts';

/** Spec 9: 40 MiB, in memory only, as it is a customer's own data. */
const CACHE_BYTES = 41_943_040;
const cache = boundedCache(CACHE_BYTES);

const door = (path: string) => `/api/store/${path.split('/').map(encodeURIComponent).join('/')}`;
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Changes a document; what is remembered of it and of what it stands in is out of date then. */
async function change<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  cache.forget(path);
  cache.forget(parentOf(path));
  // the user's document shows its addresses and lists
  cache.forget(path.split('/').slice(0, 2).join('/'));
  return askBackend<T>(door(path), { method, body });
}

/**
 * The document store (spec 7): `users/{uid}` and its subcollections `wishlists` and `addresses`. Every call throws
 * `BackendError` with the spec's messages.
 */
export const documents = {
  /** Without a connection what was read last, if anything. */
  async read<T>(path: string): Promise<T> {
    try {
      const document = await askBackend<T>(door(path));
      cache.keep(path, JSON.stringify(document));
      return document;
    } catch (error) {
      const last = error instanceof BackendError && error.status === 0 ? cache.recall(path) : null;
      if (last === null) throw error;
      return JSON.parse(last) as T;
    }
  },
  /** Into a collection; the answer names the new document. */
  create: (collection: string, fields: object) => change<{ id: string }>('POST', collection, fields),
  /** The whole document: what is not given is emptied. */
  replace: (path: string, fields: object) => change<null>('PUT', path, fields),
  update: (path: string, fields: object) => change<null>('PATCH', path, fields),
  remove: (path: string) => change<null>('DELETE', path),
};

/** On signing out. */
export const forgetDocuments = () => cache.clear();
