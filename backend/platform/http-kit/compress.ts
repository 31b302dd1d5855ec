import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { encodingFor } from './encoding.ts';

const COMPRESSIBLE =
  /^(text\/(html|plain|css|javascript|markdown|x-script)|application\/(json|javascript|manifest\+json|rss\+xml|xml)|image\/svg\+xml)/;
const SMALLEST = 1024;

/** Compresses text responses with Brotli or gzip and flushes each chunk; hono/compress would delay streamed HTML. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next();
  const answer = c.res;
  if (!answer.body || c.req.method === 'HEAD' || answer.headers.has('content-encoding')) return;
  if (!COMPRESSIBLE.test(answer.headers.get('content-type') ?? '')) return;
  if (Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY) < SMALLEST) return;

  answer.headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding === 'identity') return;
  const stream =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  Readable.fromWeb(answer.body as NodeReadableStream)
    .on('error', (error) => stream.destroy(error))
    .pipe(stream);
  const compressed = new Response(Readable.toWeb(stream) as ReadableStream, answer);
  compressed.headers.set('content-encoding', encoding);
  compressed.headers.delete('content-length');
  c.res = undefined;
  c.res = compressed;
};
