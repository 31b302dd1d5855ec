import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { encodingFor } from './encoding.ts';

const COMPRESSIBLE =
  /^(text\/(html|plain|css|javascript|markdown|x-script)|application\/(json|javascript|manifest\+json|rss\+xml|xml)|image\/svg\+xml)/;
const MIN_BYTES = 1024;

/** Compresses text responses with Brotli or gzip and flushes each chunk; hono/compress would delay streamed HTML. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next();
  const response = c.res;
  if (!response.body || c.req.method === 'HEAD' || response.headers.has('content-encoding')) return;
  if (!COMPRESSIBLE.test(response.headers.get('content-type') ?? '')) return;
  if (Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY) < MIN_BYTES) return;

  response.headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding === 'identity') return;
  const stream =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  Readable.fromWeb(response.body as NodeReadableStream)
    .on('error', (error) => stream.destroy(error))
    .pipe(stream);
  const compressed = new Response(Readable.toWeb(stream) as ReadableStream, response);
  compressed.headers.set('content-encoding', encoding);
  compressed.headers.delete('content-length');
  c.res = undefined;
  c.res = compressed;
};
