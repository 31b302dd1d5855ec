import type { Context, MiddlewareHandler } from 'hono';
import { ShopError } from '#domain/base/error-codes.ts';

const BODIES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const MULTIPART = /^multipart\/form-data\b/i;
const TEXT = /^text\/plain\b/i;
const SESSION = 'tieva.session_token=';

/** Content types that pages read: forms, and JSON of the shop's own scripts. */
const OF_PAGES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|application\/json)\b/i;

/** Endpoints that accept plain text, which browsers send without preflight: search queries and beacons. */
const PLAIN_TEXT = /^\/(?:search\/|api\/(?:browser-errors|search-clicks)$)/;

const MB = 1024 * 1024;

/** Forms with files, and the bytes of a whole one: read as they come and checked there, never held in memory. */
const STREAMED: readonly [RegExp, number][] = [
  [/^\/tuonti\/tiedosto$/, 513 * MB],
  [/^\/tarjoukset\/[^/]+\/liitteet$/, 64 * MB],
  [/^\/api\/send-quote$/, 64 * MB],
  [/^(?:\/en)?\/tarjouskori(?:\.data)?$/, 64 * MB],
];

/** A file of a program, whatever its type. */
const FILE = /^\/admin\/v1\/imports$/;

/** How many bytes a form with files may have at a path; null where bodies are read whole. */
export function streamedBytes({ path, type }: { path: string; type: string }): number | null {
  if (FILE.test(path)) return 513 * MB;
  const found = MULTIPART.test(type) && STREAMED.find(([pattern]) => pattern.test(path));
  return found ? found[1] : null;
}

const isStreamed = (c: Context): boolean =>
  streamedBytes({ path: c.req.path, type: c.req.header('content-type') ?? '' }) !== null;

const refuse = (expected: string): never => {
  throw new ShopError('unsupported-media-type', `The body must be ${expected}.`);
};

/**
 * Refuses malformed multipart bodies (400), and plain text with a session cookie (415), which forms of other sites can send
 * without preflight.
 */
export const readableBody = (): MiddlewareHandler => async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (!BODIES.includes(c.req.method)) return next();
  if (TEXT.test(type) && c.req.header('cookie')?.includes(SESSION) && !PLAIN_TEXT.test(c.req.path))
    refuse('JSON or a form');
  if (MULTIPART.test(type) && !isStreamed(c))
    await c.req.raw
      .clone()
      .formData()
      .catch(() => {
        throw new ShopError('invalid-argument', 'The form cannot be read.');
      });
  await next();
};

/** Refuses (415) bodies that no page's action can read; an empty body needs no content type. */
export const formsOnly = (): MiddlewareHandler => async (c, next) => {
  const type = c.req.header('content-type');
  if (BODIES.includes(c.req.method) && type !== undefined && !OF_PAGES.test(type)) refuse('a form or JSON');
  await next();
};

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** Whether a field of a form holds a NUL; files may. */
async function hasNul(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  if (FORM.test(type)) return (await request.clone().text()).includes('%00');
  if (!MULTIPART.test(type)) return false;
  const fields = await request.clone().formData();
  return [...fields.values()].some((value) => typeof value === 'string' && value.includes('\0'));
}

/** Refuses (400) a NUL in an address or a field: no database text may hold one. Needs `readableBody` before it. */
export const withoutNul = (): MiddlewareHandler => async (c, next) => {
  const isHostile =
    c.req.url.includes('%00') || (BODIES.includes(c.req.method) && !isStreamed(c) && (await hasNul(c.req.raw)));
  if (isHostile) throw new ShopError('invalid-argument', 'A NUL is no text.');
  await next();
};
