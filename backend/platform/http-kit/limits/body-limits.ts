import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamedBytes } from '#backend/platform/http-kit/readable-body.ts';
import { ShopError } from '#domain/base/error-codes.ts';

const MAX_BYTES = 256 * 1024;
/** The gateway's settlement reports list the payments of several days; they are signed. */
const MAX_REPORT_BYTES = 16 * 1024 * 1024;
const REPORT = /^\/payments\/settlements\/[^/]+$/;

const upTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ShopError('payload-too-large', `The body is larger than ${maxSize} bytes.`);
    },
  });

/** One photo from the admin, with the lines of its form: of a product, a category, a brand or a series; or a file of the library. */
const PICTURE = /^\/(?:tuotteet\/[^/]+(?:\/kuvat)?|luettelo\/[^/]+|tiedostot(?:\.data)?)$/;

/** Photos of a review, with its text. */
const REVIEW = /^\/(?:en\/)?arvostele\/[^/]+$/;

/** Limits request bodies to 256 KB, settlement reports and photos to 16 MB, forms with files to theirs; responds 413 above. */
export function bodyLimits(): MiddlewareHandler {
  const [usual, reports] = [upTo(MAX_BYTES), upTo(MAX_REPORT_BYTES)];
  return (c, next) => {
    const streamed = streamedBytes({ path: c.req.path, type: c.req.header('content-type') ?? '' });
    if (streamed !== null) return upTo(streamed)(c, next);
    return (REPORT.test(c.req.path) || PICTURE.test(c.req.path) || REVIEW.test(c.req.path) ? reports : usual)(c, next);
  };
}
