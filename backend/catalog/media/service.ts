import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ShopContext } from '#backend/platform/context.ts';
import { readFileOrNull, writeAtomically } from '#backend/platform/files/disk.ts';
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
  has(id: string): boolean;
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

/** Sources live in `DATA_DIR/pictures/source`, encoded variants in `DATA_DIR/pictures/cache` (can be deleted freely). */
export function createPictureService({ settings }: { settings: Pick<ShopContext['settings'], 'DATA_DIR'> }) {
  const sourcePath = (id: string, type: SourceType) => join(settings.DATA_DIR, 'pictures/source', `${id}.${type}`);
  const limit = pLimit(CONCURRENT_ENCODES);
  const loading = new Map<string, Promise<PictureFile | null>>();

  async function findSource(id: string) {
    for (const type of sourceTypes) {
      const bytes = await readFileOrNull(sourcePath(id, type));
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
    const isStored = existsSync(sourcePath(id, type));
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
      if (!isStored) await writeAtomically(sourcePath(id, type), bytes);
      return id;
    },

    async stored() {
      const files = await readdir(join(settings.DATA_DIR, 'pictures/source')).catch(() => []);
      const isSource = (type: string | undefined): type is SourceType => sourceTypes.some((known) => known === type);
      return new Map(
        files.flatMap((file) => {
          const [id = '', type, ...more] = file.split('.');
          return isPictureId(id) && isSource(type) && more.length === 0 ? [[id, type] as const] : [];
        }),
      );
    },

    has: (id) => isPictureId(id) && sourceTypes.some((type) => existsSync(sourcePath(id, type))),

    async remove(id) {
      if (!isPictureId(id)) return;
      for (const type of sourceTypes) await rm(sourcePath(id, type), { force: true });
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
