export type StoredFile = { name: string; bytes: number; at: Date };
/** Bytes of a file, both included. */
export type ByteSpan = { first: number; last: number };

/**
 * The files of the shop that a restart, a backup and every other machine need, by names such as `documents/0123456789abcdef.pdf`.
 * Names are made of hashes and random ids: what stands under a name hardly ever changes. Callers check names; no `..` comes here.
 */
export type FileStore = {
  /** The folder of this machine that holds the files; null when they are elsewhere. */
  readonly folder: string | null;
  /** Where the files are, for people: a folder or the address of a bucket. */
  readonly place: string;
  /** The bytes of a file; null when it does not exist. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A file, or a part of it, as a stream; null when it does not exist. */
  open(name: string, span?: ByteSpan): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  /** Size and time of a file; null when it does not exist. */
  find(name: string): Promise<StoredFile | null>;
  /** Writes a file whole: readers see the old one or the new one. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file of this machine into the store, and away from where it was. */
  take(name: string, path: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** All files below a folder, without unfinished ones (`.tmp`). */
  list(folder: string): Promise<StoredFile[]>;
};
