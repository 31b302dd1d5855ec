import { boundedCache } from './bounded-cache.ts';
import { BackendError, callBackend } from './call-backend.ts';

/** 40 MiB, in memory only because it is a customer's personal data. */
const CACHE_BYTES = 41_943_040;
const cache = boundedCache(CACHE_BYTES);

const door = (path: string) => `/api/store/${path.split('/').map(encodeURIComponent).join('/')}`;
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Changes a document and removes it, its collection and its user's document from the cache. */
async function change<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  cache.forget(path);
  cache.forget(parentOf(path));
  // the user's document embeds its addresses and wish lists
  cache.forget(path.split('/').slice(0, 2).join('/'));
  return callBackend<T>(door(path), { method, body });
}

/**
 * The document store (callable-4): `users/{uid}` and its subcollections `wishlists` and `addresses`. Every call
 * throws `BackendError` with the specified messages.
 */
export const documents = {
  /** Falls back to the cached document when there is no connection. */
  async read<T>(path: string): Promise<T> {
    try {
      const document = await callBackend<T>(door(path));
      cache.keep(path, JSON.stringify(document));
      return document;
    } catch (error) {
      const last = error instanceof BackendError && error.status === 0 ? cache.recall(path) : null;
      if (last === null) throw error;
      return JSON.parse(last) as T;
    }
  },
  /** Adds to a collection; returns the id of the new document. */
  create: (collection: string, fields: object) => change<{ id: string }>('POST', collection, fields),
  /** Replaces the whole document: a missing field is cleared. */
  replace: (path: string, fields: object) => change<null>('PUT', path, fields),
  update: (path: string, fields: object) => change<null>('PATCH', path, fields),
  remove: (path: string) => change<null>('DELETE', path),
};

/** Clears the cached documents. Call on signing out. */
export const forgetDocuments = () => cache.clear();
