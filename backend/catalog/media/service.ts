import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { readFileOrNull, writeAtomically } from '#backend/platform/files/disk.ts';
import { type FileStoreSettings, fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import {
  isPictureId,
  linkPreview,
  type PictureFormat,
  type PictureVariant,
  pictureFormats,
  type SourceType,
  sourceTypes,
  variantWidths,
} from '#domain/base/picture-variants.ts';

// sharp is large: loaded with the first encode
const encoder = () => import('./encode.ts');

export type PictureFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

export type PictureService = {
  /**
   * The id `add` would store a source under, and whether it is stored already; writes nothing.
   * @throws ShopError as `add` does.
   */
  inspect(
    source: Uint8Array,
    type: SourceType,
    colours?: Record<string, string>,
  ): Promise<{ id: string; isStored: boolean }>;
  /**
   * Stores a source and returns its id: the first 16 hex digits of the SHA-256 of the stored bytes, so the same picture
   * has the same id everywhere. `colours` (name → hex) first replace `var(--name, …)` in an SVG.
   * @throws ShopError invalid-argument when the bytes are not a picture of that type or a colour is not a hex colour.
   */
  add(source: Uint8Array, type: SourceType, colours?: Record<string, string>): Promise<string>;
  /** Types of all stored sources by id. */
  stored(): Promise<Map<string, SourceType>>;
  /** Whether a picture of this id is stored. */
  has(id: string): Promise<boolean>;
  /** Deletes a source and what was encoded from it. */
  remove(id: string): Promise<void>;
  /** A stored source; null when there is no such picture. */
  source(id: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: SourceType } | null>;
  /** A variant of a picture, encoded at its first request; null when there is no such picture. */
  read(id: string, variant: PictureVariant, format: PictureFormat): Promise<PictureFile | null>;
  /** The link preview (og:image) of a picture, 1200 × 630; null when there is no such picture. */
  preview(id: string): Promise<PictureFile | null>;
};

const CONCURRENT_ENCODES = 2;

const VARIABLE = /var\(--([\w-]+),\s*([^()]+)\)/g;
const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** Names whose value is not a hex colour: values are written into the SVG unescaped. */
const invalidColours = (colours: Record<string, string>): string[] =>
  Object.keys(colours).filter((name) => !COLOUR.test(colours[name] ?? ''));

/** Replaces `var(--name, fallback)`: the SVG renderer does not support CSS variables. */
const replaceVariables = (svg: string, colours: Record<string, string>): string =>
  svg.replace(VARIABLE, (_, name: string, fallback: string) => colours[name] ?? fallback);

const SOURCES = 'pictures/source';
const nameOf = (id: string, type: SourceType) => `${SOURCES}/${id}.${type}`;

/** Sources are files of the shop; variants are encoded by each machine into `DATA_DIR/pictures/cache` (can be deleted freely). */
export function createPictureService({ settings }: { settings: FileStoreSettings }) {
  const store = fileStoreOf(settings);
  const limit = pLimit(CONCURRENT_ENCODES);
  const loading = new Map<string, Promise<PictureFile | null>>();

  /** Type → whether a source of it is stored, for all types at once: a bucket is some milliseconds away. */
  const typesOf = async (id: string) => {
    const found = await Promise.all(
      sourceTypes.map(async (type) => ((await store.find(nameOf(id, type))) ? type : null)),
    );
    return found.filter((type) => type !== null);
  };

  async function findSource(id: string) {
    for (const type of await typesOf(id)) {
      const bytes = await store.read(nameOf(id, type));
      if (bytes) return { bytes, type };
    }
    return null;
  }

  type Encode = (source: Uint8Array, type: SourceType) => Promise<Uint8Array<ArrayBuffer>>;

  /** A file encoded from a source, from the disk cache when it is there. */
  async function load(id: string, file: string, type: string, encode: Encode): Promise<PictureFile | null> {
    const path = join(settings.DATA_DIR, 'pictures/cache', `${id}-${file}`);
    const cached = await readFileOrNull(path);
    if (cached) return { bytes: cached, type };
    const source = await findSource(id);
    if (!source) return null;
    const bytes = await limit(() => encode(source.bytes, source.type));
    await writeAtomically(path, bytes);
    return { bytes, type };
  }

  /** Loads a file; concurrent calls for the same file share one load. */
  function loadOnce(id: string, file: string, type: string, encode: Encode): Promise<PictureFile | null> {
    const key = `${id}-${file}`;
    const running = loading.get(key) ?? load(id, file, type, encode).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  }

  async function prepare(source: Uint8Array, type: SourceType, colours: Record<string, string>) {
    const invalid = invalidColours(colours);
    if (invalid.length > 0) throw new ShopError('invalid-argument', `not a hex colour: ${invalid.join(', ')}`);
    const bytes =
      type === 'svg' ? new TextEncoder().encode(replaceVariables(new TextDecoder().decode(source), colours)) : source;
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const isStored = (await store.find(nameOf(id, type))) !== null;
    // a stored source was checked when it was added
    if (!isStored && !(await (await encoder()).inspectPicture(bytes, type)))
      throw new ShopError('invalid-argument', `not a readable ${type} picture`);
    return { bytes, id, isStored };
  }

  const service: PictureService = {
    async inspect(source, type, colours = {}) {
      const { id, isStored } = await prepare(source, type, colours);
      return { id, isStored };
    },

    async add(source, type, colours = {}) {
      const { bytes, id, isStored } = await prepare(source, type, colours);
      if (!isStored) await store.write(nameOf(id, type), bytes);
      return id;
    },

    async stored() {
      const files = await store.list(SOURCES);
      const isSource = (type: string | undefined): type is SourceType => sourceTypes.some((known) => known === type);
      return new Map(
        files.flatMap(({ name }) => {
          const [id = '', type, ...more] = name.slice(SOURCES.length + 1).split('.');
          return isPictureId(id) && isSource(type) && more.length === 0 ? [[id, type] as const] : [];
        }),
      );
    },

    has: async (id) => isPictureId(id) && (await typesOf(id)).length > 0,

    async remove(id) {
      if (!isPictureId(id)) return;
      for (const type of await typesOf(id)) await store.remove(nameOf(id, type));
      const cache = join(settings.DATA_DIR, 'pictures/cache');
      const files = await readdir(cache).catch(() => []);
      for (const file of files) if (file.startsWith(`${id}-`)) await rm(join(cache, file), { force: true });
    },

    async source(id) {
      return isPictureId(id) ? findSource(id) : null;
    },

    async read(id, variant, format) {
      if (!isPictureId(id)) return null;
      return loadOnce(id, `${variant}.${format}`, pictureFormats[format], async (source, type) =>
        (await encoder()).encodePicture(source, type, variantWidths[variant], format),
      );
    },

    async preview(id) {
      return isPictureId(id)
        ? loadOnce(id, linkPreview.file, linkPreview.type, async (...source) =>
            (await encoder()).encodeLinkPreview(...source),
          )
        : null;
    },
  };
  return service;
}
