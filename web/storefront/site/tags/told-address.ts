/** First segments of pages whose address is a secret or personal: no tags load there, and analytics gets no detail. */
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

/** Parameters that grant access to whoever has them, on any page. */
const SECRETS = ['tilaus', 'tarjous', 'esikatselu', 'token', 'key', 't', 'c'];

/** Parameters for content or campaigns; others may hold anything and are removed. */
const TOLD_PARAMETERS = /^(q|koodi|sku|page|sort|gclid|utm_\w+)$/;

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;

/** User input without e-mail addresses. */
export const withoutEmail = (text: string): string => text.replace(EMAIL, '…');

const segmentsOf = (pathname: string) => pathname.replace(/^\/(en(\/|$))?/i, '').split('/');

/** Whether an address grants access to personal data, or returns to such an address. */
export function isPrivate({ pathname, search }: { pathname: string; search: string }): boolean {
  if (PRIVATE.has(segmentsOf(pathname)[0]?.toLowerCase() ?? '')) return true;
  const given = new URLSearchParams(search);
  if (SECRETS.some((name) => given.has(name))) return true;
  // the address to return to after signing in; `next` is resolved one level deep only
  const [next = '', query = ''] = (given.get('next') ?? '').split('?');
  return next !== '' && isPrivate({ pathname: next, search: query.replace(/(^|&)next=[^&]*/, '') });
}

/** The address that analytics may receive: no secrets, no e-mail addresses, no internal parameters. */
export function toldAddress({ origin, pathname, search }: { origin: string; pathname: string; search: string }) {
  if (isPrivate({ pathname, search })) return `${origin}/${segmentsOf(pathname)[0]}`;
  const kept = [...new URLSearchParams(search)].filter(([name]) => TOLD_PARAMETERS.test(name));
  const query = new URLSearchParams(kept.map(([name, value]) => [name, withoutEmail(value)]));
  return `${origin}${pathname}${kept.length > 0 ? `?${query}` : ''}`;
}
