/** First segments of pages whose address is a secret or one's own business: no tag loads there and none is told of them. */
const PRIVATE = new Set([
  '_auth',
  'jaettu-ostoskori',
  'kasittely',
  'oma-tili',
  'peruuta-sopimus',
  'tarjous',
  'tilaus',
  'toivelista',
  'uutiskirje',
  'vahvista-sahkopostiosoitteesi',
]);

/** Parameters that open something for whoever has them, on whichever page they stand. */
const SECRETS = ['tilaus', 'tarjous', 'esikatselu', 'token', 'key', 't', 'c'];

/** Parameters that say what a page shows or which campaign brought the visitor; others may hold anything. */
const TOLD_PARAMETERS = /^(q|koodi|sku|page|sort|gclid|utm_\w+)$/;

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;

/** What a visitor typed, without e-mail addresses. */
export const withoutEmail = (text: string): string => text.replace(EMAIL, '…');

const segmentsOf = (pathname: string) => pathname.replace(/^\/(en(\/|$))?/i, '').split('/');

/** An address that opens what is somebody's own, or leads back to one. */
export function isPrivate({ pathname, search }: { pathname: string; search: string }): boolean {
  if (PRIVATE.has(segmentsOf(pathname)[0]?.toLowerCase() ?? '')) return true;
  const given = new URLSearchParams(search);
  if (SECRETS.some((name) => given.has(name))) return true;
  // where signing in leads: never deeper than the one address
  const [next = '', query = ''] = (given.get('next') ?? '').split('?');
  return next !== '' && isPrivate({ pathname: next, search: query.replace(/(^|&)next=[^&]*/, '') });
}

/** An address as analytics may know it: no secrets, no e-mail addresses, no parameters of our own flows. */
export function toldAddress({ origin, pathname, search }: { origin: string; pathname: string; search: string }) {
  if (isPrivate({ pathname, search })) return `${origin}/${segmentsOf(pathname)[0]}`;
  const kept = [...new URLSearchParams(search)].filter(([name]) => TOLD_PARAMETERS.test(name));
  const query = new URLSearchParams(kept.map(([name, value]) => [name, withoutEmail(value)]));
  return `${origin}${pathname}${kept.length > 0 ? `?${query}` : ''}`;
}
