import type { Sku } from '#domain/base/ids.ts';
import { type Locale, localeOf, localePrefix } from '#domain/base/locale.ts';
import { pagePath } from '#domain/base/page-path.ts';

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Builds every link of the shop in one locale: Finnish at the root, English under /en with the same segments
 * (locale-1).
 */
export function links(locale: Locale) {
  const base = localePrefix(locale);
  const at = (path: string) => `${base}${path}`;
  return {
    home: () => base || '/',
    category: (path = '') => at(path ? `/category/${encodePath(path)}` : '/category'),
    brands: () => at('/brandit'),
    brand: (slug: string) => at(`/brandit/${encodeURIComponent(slug)}`),
    product: (slug: string, sku?: Sku) =>
      at(`/product/${encodeURIComponent(slug)}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`),
    monthlyPrice: (slug: string) => at(`/rahoitus/${encodeURIComponent(slug)}`),
    reviews: (slug: string) => at(`/arvostelut/${encodeURIComponent(slug)}`),
    series: (path = '') => at(path ? `/tuotesarjat/${encodePath(path)}` : '/tuotesarjat'),
    newProducts: () => at('/uutuudet'),
    outlet: () => at('/outlet'),
    offers: () => at('/tarjoukset'),
    /** `search`: parameters of its filters, as text. */
    tradeIns: (search = '') => at(`/vaihtolaitteet${search && `?${search}`}`),
    compare: (skus: readonly Sku[] = []) =>
      at(`/vertailu${skus.length > 0 ? `?${new URLSearchParams(skus.map((sku) => ['sku', sku]))}` : ''}`),
    spareParts: (code = '') => at(code ? `/varaosahaku?koodi=${encodeURIComponent(code)}` : '/varaosahaku'),
    sparePart: (sku: Sku) => at(`/varaosa/${encodeURIComponent(sku)}`),
    /** `vehicle`: as `writeVehicle` writes it. */
    machine: (vehicle = '') => at(vehicle ? `/kone?${new URLSearchParams({ ajoneuvo: vehicle })}` : '/kone'),
    /** A service kit of a product. */
    kit: (slug: string, code: string) => at(`/huoltosarja/${encodeURIComponent(slug)}/${encodeURIComponent(code)}`),
    diagrams: () => at('/varaosakuvat'),
    diagram: (slug: string) => at(`/varaosakuvat/${encodeURIComponent(slug)}`),
    /** `sku`: the variant to add, for the form that works without JavaScript. */
    quoteCart: (sku = '') => at(sku ? `/tarjouskori?sku=${encodeURIComponent(sku)}` : '/tarjouskori'),
    search: (query = '') => at(query ? `/haku?q=${encodeURIComponent(query)}` : '/haku'),
    cart: () => at('/ostoskori'),
    checkout: () => at('/kassa'),
    thankYou: (orderNumber: string) => at(`/kiitos?order_id=${encodeURIComponent(orderNumber)}`),
    /** The order page for holders of its secret. */
    guestOrder: (secret: string) => at(`/tilaus/${encodeURIComponent(secret)}`),
    /** `order`: number or secret of the order; the secret prefills the form. */
    withdrawal: (order = '') => at(order ? `/peruuta-sopimus?tilaus=${encodeURIComponent(order)}` : '/peruuta-sopimus'),
    tradeIn: (sku: string) => at(`/tarjouskori?sku=${encodeURIComponent(sku)}&vaihto=1#quote-tradeIn`),
    /** Books a test ride of a vehicle, by its sku. */
    testRide: (sku: Sku = '', times: { myymala?: string; alkaen?: string } = {}) =>
      at(sku ? `/koeajo?${new URLSearchParams({ sku, ...times })}` : '/koeajo'),
    quote: (secret: string) => at(`/tarjous/${encodeURIComponent(secret)}`),
    quoteFile: (secret: string, id: string) => at(`/tarjous/${encodeURIComponent(secret)}/liitteet/${id}`),
    quotePdf: (secret: string) => at(`/tarjous/${encodeURIComponent(secret)}/tarjous.pdf`),
    /** The checkout of an accepted quote. */
    quoteCheckout: (secret: string) => at(`/kassa?tarjous=${encodeURIComponent(secret)}`),
    sharedCart: (token: string) => at(`/jaettu-ostoskori?c=${encodeURIComponent(token)}`),
    campaigns: () => at('/kampanjat'),
    campaign: (slug: string) => at(`/kampanjat/${encodeURIComponent(slug)}`),
    /** A content page; with a leading slash, as in the links of staff, any page of the shop. */
    content: (path: string) => at(path[0] === '/' ? path : pagePath(encodePath(path))),
    articles: () => at('/uutiset-ja-artikkelit'),
    articleFeed: () => at('/uutiset-ja-artikkelit/rss.xml'),
    article: (slug: string) => at(`/uutiset-ja-artikkelit/${encodeURIComponent(slug)}`),
    newsletter: () => at('/tilaa-uutiskirje'),
    /** Subscription to a stock alert (`saatavilla`) or a price alert (`hinta`). */
    productWatch: (slug: string, about: { sku?: Sku; laji?: 'saatavilla' | 'hinta' } = {}) =>
      at(
        `/tilaa-uutiskirje/tuote/${encodeURIComponent(slug)}${Object.keys(about).length > 0 ? `?${new URLSearchParams(about)}` : ''}`,
      ),
    /** Mails about new used machines; `search` as of `tradeIns`. */
    savedSearch: (search: string) => at(`/tilaa-uutiskirje/vaihtolaitteet${search && `?${search}`}`),
    /** `about`: slug of the product, or id of the store, that the message is about. */
    contact: (about?: { tuote: string; aihe?: 'koeajo' } | { myymala: string }) =>
      at(`/ota-yhteytta${about ? `?${new URLSearchParams(about)}` : ''}`),
    accessibility: () => at('/saavutettavuus'),
    cookies: () => at('/evasteet'),
    styleguide: () => at('/styleguide'),
    /** `next`: the path to return to after signing in. */
    signIn: (next = '') => at(next ? `/kirjaudu?next=${encodeURIComponent(next)}` : '/kirjaudu'),
    createAccount: (next = '') => at(next ? `/luo-tili?next=${encodeURIComponent(next)}` : '/luo-tili'),
    forgotPassword: () => at('/unohditko-salasanasi'),
    confirmEmail: () => at('/vahvista-sahkopostiosoitteesi'),
    account: () => at('/oma-tili/yhteenveto'),
    ownDetails: () => at('/oma-tili/omat-tiedot'),
    /** Everything stored about the customer, to read and to download. */
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

/** The same page in another language, with its query and hash. */
export function inLocale(target: Locale, pathname: string, rest = ''): string {
  const bare = localeOf(pathname) === 'en' ? pathname.replace(/^\/en(?=\/|$)/, '') || '/' : pathname;
  const path = target === 'en' ? `/en${bare === '/' ? '' : bare}` : bare;
  return path + rest;
}

/** The address of a category: brands and series have their own routes (route-1). */
export function categoryLink(to: Links, path: string): string {
  const [root, ...rest] = path.split('/');
  if (root === 'tuotesarjat') return to.series(rest.join('/'));
  if (root !== 'brandit' || rest.length > 1) return to.category(path);
  return rest[0] ? to.brand(rest[0]) : to.brands();
}
