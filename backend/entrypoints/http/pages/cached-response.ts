import { bytesOf, type KeptPage } from '#backend/platform/cache/cached-page.ts';
import { encodingFor } from '#backend/platform/http-kit/encoding.ts';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { detectLocale } from '#domain/base/locale-choice.ts';

/** The request's headers that a kept answer depends on. */
export type Asked = (
  name: 'accept-encoding' | 'if-none-match' | 'cookie' | 'accept-language' | 'sec-purpose',
) => string | null;

export type KeptAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null };

/** What a browser prefetched it uses for the press that follows: prices and stock are at most this old. */
const PREFETCHED = 'private, max-age=30';

/** Addresses that send visitors of another language on; what they answer depends on who asks. */
const leadsOn = (key: string) => key === '/';

/** Whether a visitor may be given what is kept for all: the home page sends some on to the English one (decisions 1). */
export const mayHaveKept = (key: string, asked: Asked): boolean =>
  !leadsOn(key) || detectLocale(asked('cookie'), asked('accept-language')) === 'fi';

/** A kept page as its visitor takes it: not at all when the browser has it, else in the best encoding. */
export async function keptAnswer(key: string, page: KeptPage, asked: Asked): Promise<KeptAnswer> {
  const vary = leadsOn(key) ? 'accept-encoding, cookie, accept-language' : 'accept-encoding';
  const headers: Record<string, string> = { ...page.headers, etag: page.etag, vary };
  if (leadsOn(key)) {
    headers['cache-control'] = 'private, max-age=0, must-revalidate';
    delete headers['cdn-cache-control'];
  }
  if (key.split('?')[0]?.endsWith('.data') && asked('sec-purpose')?.startsWith('prefetch')) {
    headers['cache-control'] = PREFETCHED;
    delete headers['cdn-cache-control'];
  }
  if (namesEtag(asked('if-none-match'), page.etag)) {
    delete headers['content-type'];
    return { status: 304, headers, body: null };
  }
  const encoding = encodingFor(asked('accept-encoding'));
  const body = await bytesOf(page, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status: 200, headers, body };
}
