import { type Locale, localeOf } from '#domain/base/locale.ts';
import { pagePath } from '#domain/base/page-path.ts';

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Builds every link of the shop in one locale: Finnish at the root, English under /en, the same segments after it. */
export function links(locale: Locale) {
  const base = locale === 'en' ? '/en' : '';
  const at = (path: string) => `${base}${path}`;
  return {
    home: () => base || '/',
    category: (path = '') => at(path ? `/category/${encodePath(path)}` : '/category'),
    brands: () => at('/brandit'),
    brand: (slug: string) => at(`/brandit/${encodeURIComponent(slug)}`),
    product: (slug: string, sku?: string) =>
      at(`/product/${encodeURIComponent(slug)}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`),
    series: (path = '') => at(path ? `/tuotesarjat/${encodePath(path)}` : '/tuotesarjat'),
    newProducts: () => at('/uutuudet'),
    outlet: () => at('/outlet'),
    offers: () => at('/tarjoukset'),
    tradeIns: () => at('/vaihtolaitteet'),
    compare: (skus: readonly string[] = []) =>
      at(`/vertailu${skus.length > 0 ? `?${new URLSearchParams(skus.map((sku) => ['sku', sku]))}` : ''}`),
    spareParts: (code = '') => at(code ? `/varaosahaku?koodi=${encodeURIComponent(code)}` : '/varaosahaku'),
    sparePart: (sku: string) => at(`/varaosa/${encodeURIComponent(sku)}`),
    diagrams: () => at('/varaosakuvat'),
    diagram: (slug: string) => at(`/varaosakuvat/${encodeURIComponent(slug)}`),
    /** `sku`: asked for alone, by a plain form. */
    quoteCart: (sku = '') => at(sku ? `/tarjouskori?sku=${encodeURIComponent(sku)}` : '/tarjouskori'),
    search: (query = '') => at(query ? `/haku?q=${encodeURIComponent(query)}` : '/haku'),
    cart: () => at('/ostoskori'),
    checkout: () => at('/kassa'),
    thankYou: (orderNumber: string) => at(`/kiitos?order_id=${encodeURIComponent(orderNumber)}`),
    /** The order's own page for whoever has its secret. */
    guestOrder: (secret: string) => at(`/tilaus/${encodeURIComponent(secret)}`),
    /** `order`: the number or the secret of the order it is about; the secret fills the form in. */
    withdrawal: (order = '') => at(order ? `/peruuta-sopimus?tilaus=${encodeURIComponent(order)}` : '/peruuta-sopimus'),
    quote: (secret: string) => at(`/tarjous/${encodeURIComponent(secret)}`),
    quotePdf: (secret: string) => at(`/tarjous/${encodeURIComponent(secret)}/tarjous.pdf`),
    /** The checkout of an accepted quote. */
    quoteCheckout: (secret: string) => at(`/kassa?tarjous=${encodeURIComponent(secret)}`),
    sharedCart: (token: string) => at(`/jaettu-ostoskori?c=${encodeURIComponent(token)}`),
    campaigns: () => at('/kampanjat'),
    campaign: (slug: string) => at(`/kampanjat/${encodeURIComponent(slug)}`),
    content: (path: string) => at(pagePath(encodePath(path))),
    articles: () => at('/uutiset-ja-artikkelit'),
    articleFeed: () => at('/uutiset-ja-artikkelit/rss.xml'),
    article: (slug: string) => at(`/uutiset-ja-artikkelit/${encodeURIComponent(slug)}`),
    newsletter: () => at('/tilaa-uutiskirje'),
    /** Being told when a product is back (`saatavilla`) or costs less (`hinta`). */
    productWatch: (slug: string, about: { sku?: string; laji?: 'saatavilla' | 'hinta' } = {}) =>
      at(
        `/tilaa-uutiskirje/tuote/${encodeURIComponent(slug)}${Object.keys(about).length > 0 ? `?${new URLSearchParams(about)}` : ''}`,
      ),
    /** `about`: the slug of a product that is asked about, or the id of the store that is written to. */
    contact: (about?: { tuote: string } | { myymala: string }) =>
      at(`/ota-yhteytta${about ? `?${new URLSearchParams(about)}` : ''}`),
    accessibility: () => at('/saavutettavuus'),
    cookies: () => at('/evasteet'),
    styleguide: () => at('/styleguide'),
    /** `next`: where to go after signing in, a path of the shop. */
    login: (next = '') => at(next ? `/kirjaudu?next=${encodeURIComponent(next)}` : '/kirjaudu'),
    createAccount: (next = '') => at(next ? `/luo-tili?next=${encodeURIComponent(next)}` : '/luo-tili'),
    forgotPassword: () => at('/unohditko-salasanasi'),
    confirmEmail: () => at('/vahvista-sahkopostiosoitteesi'),
    account: () => at('/oma-tili/yhteenveto'),
    ownDetails: () => at('/oma-tili/omat-tiedot'),
    /** Everything the account holds, to read and as a file. */
    ownData: () => at('/oma-tili/omat-tiedot/kopio'),
    ownDataFile: () => at('/oma-tili/omat-tiedot/kopio.json'),
    accountDeleted: () => at('/tili-poistettu'),
    permissions: () => at('/oma-tili/markkinointiluvat'),
    orders: () => at('/oma-tili/tilaukset'),
    order: (number: string) => at(`/oma-tili/tilaukset/${encodeURIComponent(number)}`),
    wishLists: () => at('/oma-tili/toivelistat'),
    wishList: (id: string) => at(`/oma-tili/toivelistat/${encodeURIComponent(id)}`),
    sharedWishList: (secret: string) => at(`/toivelista/${encodeURIComponent(secret)}`),
  };
}
export type Links = ReturnType<typeof links>;

/** The same page in another language: path, query and hash stay. */
export function inLocale(target: Locale, pathname: string, rest = ''): string {
  const bare = localeOf(pathname) === 'en' ? pathname.replace(/^\/en(?=\/|$)/, '') || '/' : pathname;
  const path = target === 'en' ? `/en${bare === '/' ? '' : bare}` : bare;
  return path + rest;
}
