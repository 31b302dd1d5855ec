import type { MiddlewareHandler } from 'hono';
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

/**
 * Limits request bodies to 256 KB, settlement reports and photos to 16 MB, forms with files to theirs; responds 413 above. What is
 * read as it comes is refused here by its declared length only: its reader counts, and nothing is held in memory before that.
 */
export function bodyLimits(application: keyof typeof LARGE): MiddlewareHandler {
  const [usual, large] = [upTo(MAX_BYTES), upTo(MAX_LARGE_BYTES)];
  return (c, next) => {
    const { path } = c.req;
    const streamed = streamedBytes({ path, type: c.req.header('content-type') ?? '' });
    if (streamed === null) return (LARGE[application].some((one) => one.test(path)) ? large : usual)(c, next);
    return Number(c.req.header('content-length') ?? 0) > streamed ? tooLarge(streamed) : next();
  };
}
