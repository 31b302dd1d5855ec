import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#backend/platform/http-kit/encoding.ts';
import type { PageTag } from './tags.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** An answer as it is kept: compressed, with the headers that go out whatever the encoding. */
export type KeptPage = {
  headers: Readonly<Record<string, string>>;
  etag: string;
  tags: ReadonlySet<PageTag>;
  /** Milliseconds since 1970, by the shop's clock. */
  madeAt: number;
  br: Buffer;
  /** `br` is as small as it gets. */
  isBest: boolean;
  gzip: Buffer | null;
};

/** About a millisecond for a page. */
const QUICK = 4;
/** Some hundred milliseconds in the background, a tenth smaller. */
const BEST = 11;

const squeeze = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // half a percent smaller than by its own choice, for pages of this kind
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      [constants.BROTLI_PARAM_NDIRECT]: 12,
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  });

type Made = { body: Buffer; headers: Readonly<Record<string, string>>; tags: ReadonlySet<PageTag>; madeAt: number };

/**
 * Keeps what was made. The tag is of the text, so that a page made again alike is still the one the browser has, and is not
 * squeezed again: most are, each minute.
 */
export async function keepPage(made: Made, before?: KeptPage): Promise<KeptPage> {
  const { body, headers, tags, madeAt } = made;
  // weak: every encoding has it
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (before?.etag === etag) return { ...before, headers, tags, madeAt };
  return { headers, etag, tags, madeAt, br: await squeeze(body, QUICK), isBest: false, gzip: null };
}

/** The smallest form of a page already kept. */
export async function squeezeHarder(page: KeptPage): Promise<KeptPage> {
  return { ...page, br: await squeeze(await unbrotli(page.br), BEST), isBest: true };
}

/** The bytes for an encoding; gzip is made when first asked for and kept with the page. */
export async function bytesOf(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  if (encoding === 'identity') return unbrotli(page.br);
  page.gzip ??= await zip(await unbrotli(page.br), { level: 6 });
  return page.gzip;
}
