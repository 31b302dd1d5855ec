/**
 * Path patterns of all pages, without the locale prefix. `test/access/shop-pages.test.ts` compares them with the
 * routes.
 */
export const shopPages = [
  '/',
  '/category/*',
  '/brandit/:slug?',
  '/tuotesarjat',
  '/tuotesarjat/*',
  '/uutuudet',
  '/outlet',
  '/tarjoukset',
  '/vaihtolaitteet',
  '/vertailu',
  '/haku',
  '/product/:slug',
  '/ostoskori',
  '/tarjouskori',
  '/varaosahaku',
  '/varaosa',
  '/jaettu-ostoskori',
  '/varaosa/*',
  '/varaosakuvat',
  '/varaosakuvat/:slug',
  '/cms/*',
  '/uutiset-ja-artikkelit',
  '/uutiset-ja-artikkelit/:slug',
  '/kampanjat',
  '/kampanjat/:slug',
  '/styleguide',
  '/kiitos',
  '/kassa',
  '/kirjaudu',
  '/luo-tili',
  '/unohditko-salasanasi',
  '/vahvista-sahkopostiosoitteesi',
  '/_auth/verify',
  '/_auth/link',
  '/_auth/reset',
  '/_auth/email-change',
  '/_auth/email-undo',
  '/tili-poistettu',
  '/evasteet',
  '/toivelista/:secret',
  '/tilaa-uutiskirje',
  '/tilaa-uutiskirje/tuote/:slug',
  '/uutiskirje/vahvista',
  '/uutiskirje/peruuta',
  '/peruuta-sopimus',
  '/ota-yhteytta',
  '/saavutettavuus',
  '/tarjous/:secret',
  '/tarjous/:secret/tarjous.pdf',
  '/kasittely/:token',
  '/tilaus/:secret',
  '/tilaus/:secret/kuitti.pdf',
  '/oma-tili',
  '/oma-tili/yhteenveto',
  '/oma-tili/omat-tiedot',
  '/oma-tili/omat-tiedot/kopio',
  '/oma-tili/omat-tiedot/kopio.json',
  '/oma-tili/markkinointiluvat',
  '/oma-tili/tilaukset',
  '/oma-tili/tilaukset/:number',
  '/oma-tili/tilaukset/:number/kuitti.pdf',
  '/oma-tili/toivelistat',
  '/oma-tili/toivelistat/:id',
] as const;

/** Paths of files that pages may link to. */
const FILES = /^\/(documents|pictures|feeds)\/./;

const patternOf = (page: string) => {
  const tail = page.replaceAll('.', '\\.').replace(/\/\*$/, '(/.*)?');
  return new RegExp(`^${tail.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);
};
const patterns = shopPages.map(patternOf);

/**
 * Whether a page of the shop has this path (a query and a hash are ignored). Does not check that the product, category
 * or article exists.
 */
export function isShopPage(link: string): boolean {
  const path = (link.split(/[?#]/)[0] ?? '').replace(/^\/en(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/';
  return FILES.test(path) || patterns.some((pattern) => pattern.test(path));
}
