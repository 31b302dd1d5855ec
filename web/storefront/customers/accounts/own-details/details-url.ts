import type { Locale } from '#domain/base/locale.ts';
import { links } from '#web/storefront/base/links.ts';

/** Part of the page that is open for editing: in the URL, so that it works without JavaScript and with Back. */
export type Open = { kind: 'email' | 'password' | 'deletion' } | { kind: 'address'; id: string | 'new' } | null;

const CHANGE = 'muokkaa';
const ADDRESS = 'osoite';
const words = { email: 'sahkoposti', password: 'salasana', deletion: 'poisto' } as const;
const NEW = 'uusi';

/** Hashes of the page's sections. */
export const sections = {
  personal: 'tiedot',
  addresses: 'osoitteet',
  signIn: 'kirjautuminen',
  devices: 'laitteet',
  data: 'tietosi',
} as const;
type Section = (typeof sections)[keyof typeof sections];

/** The open part named by an URL. */
export function openOf(query: URLSearchParams): Open {
  const id = query.get(ADDRESS);
  if (id) return { kind: 'address', id: id === NEW ? 'new' : id };
  const word = query.get(CHANGE);
  for (const kind of ['email', 'password', 'deletion'] as const) if (words[kind] === word) return { kind };
  return null;
}

/** URL of own details with a part open, at its section. */
export function detailsUrl(locale: Locale, open: Open, section: Section): string {
  const query = !open
    ? ''
    : open.kind === 'address'
      ? `?${ADDRESS}=${open.id === 'new' ? NEW : encodeURIComponent(open.id)}`
      : `?${CHANGE}=${words[open.kind]}`;
  return `${links(locale).ownDetails()}${query}#${section}`;
}
