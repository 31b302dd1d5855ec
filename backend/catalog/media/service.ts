import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ShopContext } from '#backend/platform/context.ts';
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
import { readIfThere, writeAtomically } from './files.ts';
import { paintScene, wrongColours } from './scene-colours.ts';

// its library is large: read when the first picture is made
const encoder = () => import('./encode.ts');

export type PictureFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

export type PictureService = {
  /**
   * The id `add` would keep a source under, and whether it is kept already; writes nothing.
   * @throws ShopError as `add` does.
   */
  inspect(
    source: Uint8Array,
    type: SourceType,
    colours?: Record<string, string>,
  ): Promise<{ id: string; isKept: boolean }>;
  /**
   * Keeps a source and returns its id: the first 16 hex digits of the SHA-256 of the bytes that are kept, so the same
   * picture has the same id everywhere. `colours` (name → hex) paint a scene's `var(--name, …)` first.
   * @throws ShopError invalid-argument when the bytes are no picture of that type or a colour is none.
   */
  add(source: Uint8Array, type: SourceType, colours?: Record<string, string>): Promise<string>;
  /** Types of all kept sources by id. */
  kept(): Promise<Map<string, SourceType>>;
  /** A source as it is kept; null when there is no such picture. */
  source(id: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: SourceType } | null>;
  /** A variant of a picture, encoded the first time it is asked for; null when there is no such picture. */
  read(id: string, variant: PictureVariant, format: PictureFormat): Promise<PictureFile | null>;
  /** The picture as it stands beside a link, 1200 × 630; null when there is no such picture. */
  preview(id: string): Promise<PictureFile | null>;
};

const CONCURRENT_ENCODES = 2;

/** Sources live in `DATA_DIR/pictures/source`, encoded variants in `DATA_DIR/pictures/cache` (can be deleted freely). */
export function createPictureService({ settings }: { settings: Pick<ShopContext['settings'], 'DATA_DIR'> }) {
  const sourcePath = (id: string, type: SourceType) => join(settings.DATA_DIR, 'pictures/source', `${id}.${type}`);
  const limit = pLimit(CONCURRENT_ENCODES);
  const loading = new Map<string, Promise<PictureFile | null>>();

  async function findSource(id: string) {
    for (const type of sourceTypes) {
      const bytes = await readIfThere(sourcePath(id, type));
      if (bytes) return { bytes, type };
    }
    return null;
  }

  type Encode = (source: Uint8Array, type: SourceType) => Promise<Uint8Array<ArrayBuffer>>;

  /** A file made of a source, kept once it is made. */
  async function load(id: string, file: string, type: string, encode: Encode): Promise<PictureFile | null> {
    const path = join(settings.DATA_DIR, 'pictures/cache', `${id}-${file}`);
    const cached = await readIfThere(path);
    if (cached) return { bytes: cached, type };
    const source = await findSource(id);
    if (!source) return null;
    const bytes = await limit(() => encode(source.bytes, source.type));
    await writeAtomically(path, bytes);
    return { bytes, type };
  }

  /** One load per file, however many ask for it at once. */
  function once(id: string, file: string, type: string, encode: Encode): Promise<PictureFile | null> {
    const key = `${id}-${file}`;
    const running = loading.get(key) ?? load(id, file, type, encode).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  }

  async function paint(source: Uint8Array, type: SourceType, colours: Record<string, string>) {
    const wrong = wrongColours(colours);
    if (wrong.length > 0) throw new ShopError('invalid-argument', `no hex colour: ${wrong.join(', ')}`);
    const bytes =
      type === 'svg' ? new TextEncoder().encode(paintScene(new TextDecoder().decode(source), colours)) : source;
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const isKept = existsSync(sourcePath(id, type));
    // what is kept has been read before
    if (!isKept && !(await (await encoder()).inspectPicture(bytes, type)))
      throw new ShopError('invalid-argument', `not a readable ${type} picture`);
    return { bytes, id, isKept };
  }

  const service: PictureService = {
    async inspect(source, type, colours = {}) {
      const { id, isKept } = await paint(source, type, colours);
      return { id, isKept };
    },

    async add(source, type, colours = {}) {
      const { bytes, id, isKept } = await paint(source, type, colours);
      if (!isKept) await writeAtomically(sourcePath(id, type), bytes);
      return id;
    },

    async kept() {
      const files = await readdir(join(settings.DATA_DIR, 'pictures/source')).catch(() => []);
      const isSource = (type: string | undefined): type is SourceType => sourceTypes.some((known) => known === type);
      return new Map(
        files.flatMap((file) => {
          const [id = '', type, ...more] = file.split('.');
          return isPictureId(id) && isSource(type) && more.length === 0 ? [[id, type] as const] : [];
        }),
      );
    },

    async source(id) {
      return isPictureId(id) ? findSource(id) : null;
    },

    async read(id, variant, format) {
      if (!isPictureId(id)) return null;
      return once(id, `${variant}.${format}`, pictureFormats[format], async (source, type) =>
        (await encoder()).encodePicture(source, type, variantWidths[variant], format),
      );
    },

    async preview(id) {
      return isPictureId(id)
        ? once(id, linkPreview.file, linkPreview.type, async (...source) =>
            (await encoder()).encodeLinkPreview(...source),
          )
        : null;
    },
  };
  return service;
}
