import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamedBytes } from '#backend/platform/http-kit/readable-body.ts';
import { ShopError } from '#domain/base/error-codes.ts';

const MAX_BYTES = 256 * 1024;
const MAX_LARGE_BYTES = 16 * 1024 * 1024;

/** The gateway's settlement reports list the payments of several days; they are signed. */
const REPORT = /^\/payments\/settlements\/[^/]+$/;

const tooLarge = (maxSize: number): never => {
  throw new ShopError('payload-too-large', `The body is larger than ${maxSize} bytes.`);
};

const upTo = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError: () => tooLarge(maxSize) });

/** One photo from the admin, with the lines of its form: of a product, a category, a brand or a series; or a file of the library. */
const PICTURE = /^\/(?:tuotteet\/[^/]+(?:\/kuvat)?|luettelo\/[^/]+|tiedostot(?:\.data)?)$/;

/** Photos of a review, with its text. */
export const REVIEW = /^\/(?:en\/)?arvostele\/[^/]+$/;

/** Paths with bodies of 16 MB, by the application that has them. */
const LARGE = { shop: [REPORT, REVIEW], admin: [PICTURE] };

/** Counts a body while its reader takes it: `bodyLimit` would hold one without a declared length in memory. */
async function limitStreamed(c: Context, next: Next, maxSize: number): Promise<void> {
  if (Number(c.req.header('content-length') ?? 0) > maxSize) tooLarge(maxSize);
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxSize) controller.error(new Error('The body is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const { raw } = c.req;
  const init: RequestInit & { duplex: 'half' } = { body: raw.body?.pipeThrough(counting) ?? null, duplex: 'half' };
  if (raw.body) c.req.raw = new Request(raw, init);
  await next();
  if (bytes > maxSize) tooLarge(maxSize);
}

/** Limits request bodies to 256 KB, settlement reports and photos to 16 MB, forms with files to theirs; responds 413 above. */
export function bodyLimits(application: keyof typeof LARGE): MiddlewareHandler {
  const [usual, large] = [upTo(MAX_BYTES), upTo(MAX_LARGE_BYTES)];
  return (c, next) => {
    const { path } = c.req;
    const streamed = streamedBytes({ path, type: c.req.header('content-type') ?? '' });
    if (streamed !== null) return limitStreamed(c, next, streamed);
    return (LARGE[application].some((one) => one.test(path)) ? large : usual)(c, next);
  };
}
