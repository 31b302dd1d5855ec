import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isStreamed } from '#backend/platform/http-kit/readable-body.ts';
import { ShopError } from '#domain/base/error-codes.ts';

const MAX_BYTES = 256 * 1024;
/** The gateway's settlement reports list the payments of several days; they are signed. */
const MAX_REPORT_BYTES = 16 * 1024 * 1024;
/** A file of an import, with the lines of its form. */
const MAX_FILE_BYTES = 513 * 1024 * 1024;
const REPORT = /^\/payments\/settlements\/[^/]+$/;

const upTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ShopError('payload-too-large', `The body is larger than ${maxSize} bytes.`);
    },
  });

/** One photo from the admin, with the lines of its form. */
const PICTURE = /^\/tuotteet\/[^/]+\/kuvat$/;

/** Limits request bodies to 256 KB, settlement reports and photos to 16 MB, files of imports to 513 MB; responds 413 above. */
export function bodyLimits(): MiddlewareHandler {
  const [usual, reports, files] = [upTo(MAX_BYTES), upTo(MAX_REPORT_BYTES), upTo(MAX_FILE_BYTES)];
  return (c, next) => {
    if (isStreamed(c.req.path)) return files(c, next);
    return (REPORT.test(c.req.path) || PICTURE.test(c.req.path) ? reports : usual)(c, next);
  };
}
