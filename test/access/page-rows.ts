import type { Things } from './people.ts';

/** The result of a visit: a status, or `→` and the path of a redirect. */
export type Landing = number | `→ ${string}`;

/** A page, requested by the visitors of `EndpointRow`. */
export type PageRow = {
  path: (of: Things) => string;
  landings: readonly Landing[];
  /** Open to everybody, but shows customers their own data. */
  isPersonal?: boolean;
};

const open = (status: number, path: string): PageRow => ({
  path: () => path,
  landings: [status, status, status, status, status],
});
const SIGN_IN = '→ /kirjaudu';
/** In the account area: guests sign in first. */
const account = (path: string): PageRow => ({ path: () => path, landings: [SIGN_IN, 200, 200, 200, SIGN_IN] });
const owners = (path: (of: Things) => string): PageRow => ({ path, landings: [SIGN_IN, 200, 404, 200, SIGN_IN] });

/** Every page by the pattern of its Finnish path; the English one under /en admits the same. */
export const pageRows: Record<string, PageRow> = {
  '/': open(200, '/'),
  '/category/*': open(200, '/category'),
  '/brandit/:slug?': open(200, '/brandit'),
  '/tuotesarjat': open(200, '/tuotesarjat'),
  '/tuotesarjat/*': open(404, '/tuotesarjat/x'),
  '/uutuudet': open(200, '/uutuudet'),
  '/outlet': open(200, '/outlet'),
  '/tarjoukset': open(200, '/tarjoukset'),
  '/vaihtolaitteet': open(200, '/vaihtolaitteet'),
  '/vertailu': open(200, '/vertailu'),
  '/haku': open(200, '/haku?q=tuote'),
  '/product/:slug': open(200, '/product/tuote-a'),
  '/ostoskori': open(200, '/ostoskori'),
  '/lahjakortti': open(200, '/lahjakortti'),
  '/lahjakortti/kortti.pdf': {
    path: () => '/lahjakortti/kortti.pdf',
    landings: Array.from({ length: 5 }, () => '→ /lahjakortti/tulosta'),
  },
  '/lahjakortti/tulosta': open(200, '/lahjakortti/tulosta'),
  // filled in for customers
  '/tarjouskori': { ...open(200, '/tarjouskori?sku=A'), isPersonal: true },
  '/kysy-osaa': { ...open(200, '/kysy-osaa?osa=A&ajoneuvo=Kaira%7CReitti%20600'), isPersonal: true },
  '/varaa-huolto': { ...open(200, '/varaa-huolto?myymala=oulu&tyo=annual'), isPersonal: true },
  '/varaa-huolto/:secret': open(404, '/varaa-huolto/x'),
  '/varaa-huolto/:secret/huolto.ics': open(404, '/varaa-huolto/x/huolto.ics'),
  '/koeajo': { ...open(404, '/koeajo?sku=x'), isPersonal: true },
  '/varaosahaku': open(200, '/varaosahaku?koodi=abc'),
  '/varaosa': open(200, '/varaosa'),
  '/jaettu-ostoskori': open(404, '/jaettu-ostoskori?c=x'),
  '/varaosa/*': open(404, '/varaosa/x@1'),
  '/kone': open(200, '/kone'),
  '/huoltosarja/:slug/:code': open(404, '/huoltosarja/x/y'),
  // a signed-in customer may save the machine
  '/kone/tunnus': { ...open(200, '/kone/tunnus'), isPersonal: true },
  '/varaosakuvat': open(200, '/varaosakuvat'),
  '/rahoitus/:slug': open(404, '/rahoitus/x'),
  '/arvostelut/:slug': open(404, '/arvostelut/x'),
  // filled in for customers
  '/kysymykset/:slug': { ...open(200, '/kysymykset/tuote-a'), isPersonal: true },
  '/varaosakuvat/:slug': open(404, '/varaosakuvat/x'),
  '/cms/*': open(404, '/cms/x'),
  '/uutiset-ja-artikkelit': open(200, '/uutiset-ja-artikkelit'),
  '/uutiset-ja-artikkelit/:slug': open(404, '/uutiset-ja-artikkelit/x'),
  '/kampanjat': open(200, '/kampanjat'),
  '/kampanjat/:slug': open(404, '/kampanjat/x'),
  '/styleguide': open(200, '/styleguide'),
  '/*': open(404, '/ei-ole'),
  // thanks for everybody, details for the owner only
  '/kiitos': {
    path: ({ orderNumber }) => `/kiitos?order_id=${orderNumber}`,
    landings: [200, 200, 200, 200, 200],
    isPersonal: true,
  },
  // filled in for customers
  '/kassa': { ...open(200, '/kassa'), isPersonal: true },

  '/kirjaudu': {
    path: () => '/kirjaudu',
    landings: [200, '→ /oma-tili/yhteenveto', '→ /oma-tili/yhteenveto', '→ /oma-tili/yhteenveto', 200],
  },
  '/luo-tili': {
    path: () => '/luo-tili',
    landings: [200, '→ /oma-tili/yhteenveto', '→ /oma-tili/yhteenveto', '→ /oma-tili/yhteenveto', 200],
  },
  '/unohditko-salasanasi': open(200, '/unohditko-salasanasi'),
  // signed in and unverified, or with a token
  '/vahvista-sahkopostiosoitteesi': {
    path: () => '/vahvista-sahkopostiosoitteesi',
    landings: [SIGN_IN, '→ /oma-tili/yhteenveto', '→ /oma-tili/yhteenveto', 200, SIGN_IN],
  },
  '/_auth/verify': { ...open(200, '/_auth/verify?token=x'), isPersonal: true },
  '/_auth/link': { ...open(200, '/_auth/link?token=x'), isPersonal: true },
  '/_auth/reset': { ...open(200, '/_auth/reset?token=x'), isPersonal: true },
  '/_auth/email-change': { ...open(200, '/_auth/email-change?token=x'), isPersonal: true },
  '/_auth/email-undo': { ...open(200, '/_auth/email-undo?token=x'), isPersonal: true },
  '/tili-poistettu': open(200, '/tili-poistettu'),
  '/evasteet': open(200, '/evasteet'),
  // whoever has the link may open it
  '/toivelista/:secret': { path: ({ secret }) => `/toivelista/${secret}`, landings: [200, 200, 200, 200, 200] },

  // filled in for customers
  '/tilaa-uutiskirje': { ...open(200, '/tilaa-uutiskirje'), isPersonal: true },
  '/tilaa-uutiskirje/vaihtolaitteet': { ...open(200, '/tilaa-uutiskirje/vaihtolaitteet'), isPersonal: true },
  '/tilaa-uutiskirje/tuote/:slug': { ...open(200, '/tilaa-uutiskirje/tuote/tuote-a'), isPersonal: true },
  // links of mails; an invalid token reveals nothing
  '/uutiskirje/vahvista': open(200, '/uutiskirje/vahvista?t=x'),
  '/arvostele/:token': open(404, '/arvostele/x'),
  '/uutiskirje/peruuta': open(200, '/uutiskirje/peruuta?t=x'),
  // filled in for customers
  '/tilaus': open(200, '/tilaus'),
  '/peruuta-sopimus': { ...open(200, '/peruuta-sopimus'), isPersonal: true },
  '/ota-yhteytta': { ...open(200, '/ota-yhteytta?tuote=tuote-a'), isPersonal: true },
  '/saavutettavuus': { ...open(200, '/saavutettavuus'), isPersonal: true },
  '/tarjous/:secret': { path: ({ quoteSecret }) => `/tarjous/${quoteSecret}`, landings: [200, 200, 200, 200, 200] },
  '/tarjous/:secret/tarjous.pdf': {
    path: ({ quoteSecret }) => `/tarjous/${quoteSecret}/tarjous.pdf`,
    landings: [200, 200, 200, 200, 200],
  },
  '/tarjous/:secret/liitteet/:id': {
    path: ({ quoteSecret }) => `/tarjous/${quoteSecret}/liitteet/00000000-0000-4000-8000-000000000000`,
    landings: [404, 404, 404, 404, 404],
  },
  // a store's link with a secret token
  '/kasittely/:token': open(404, '/kasittely/x'),
  '/tilaus/:secret': { path: ({ orderSecret }) => `/tilaus/${orderSecret}`, landings: [200, 200, 200, 200, 200] },
  '/tilaus/:secret/palautus': {
    path: ({ orderSecret }) => `/tilaus/${orderSecret}/palautus`,
    landings: [200, 200, 200, 200, 200],
    // each form has a key of its own
    isPersonal: true,
  },
  '/tilaus/:secret/palautus/:id/palautuskortti.pdf': {
    path: ({ orderSecret }) => `/tilaus/${orderSecret}/palautus/x/palautuskortti.pdf`,
    landings: [404, 404, 404, 404, 404],
  },
  '/tilaus/:secret/kuitti.pdf': {
    path: ({ orderSecret }) => `/tilaus/${orderSecret}/kuitti.pdf`,
    landings: [200, 200, 200, 200, 200],
  },

  '/oma-tili': {
    path: () => '/oma-tili',
    landings: [
      '→ /oma-tili/yhteenveto',
      '→ /oma-tili/yhteenveto',
      '→ /oma-tili/yhteenveto',
      '→ /oma-tili/yhteenveto',
      '→ /oma-tili/yhteenveto',
    ],
  },
  '/oma-tili/yhteenveto': account('/oma-tili/yhteenveto'),
  '/oma-tili/omat-tiedot': account('/oma-tili/omat-tiedot'),
  '/oma-tili/omat-tiedot/kopio': account('/oma-tili/omat-tiedot/kopio'),
  '/oma-tili/omat-tiedot/kopio.json': account('/oma-tili/omat-tiedot/kopio.json'),
  '/oma-tili/markkinointiluvat': account('/oma-tili/markkinointiluvat'),
  '/oma-tili/tilaukset': account('/oma-tili/tilaukset'),
  '/oma-tili/tilaukset/:number': owners(({ orderNumber }) => `/oma-tili/tilaukset/${orderNumber}`),
  '/oma-tili/tilaukset/:number/palautus': owners(({ orderNumber }) => `/oma-tili/tilaukset/${orderNumber}/palautus`),
  '/oma-tili/tilaukset/:number/palautus/:id/palautuskortti.pdf': {
    path: ({ orderNumber }) => `/oma-tili/tilaukset/${orderNumber}/palautus/x/palautuskortti.pdf`,
    landings: [SIGN_IN, 404, 404, 404, SIGN_IN],
  },
  '/oma-tili/tilaukset/:number/kuitti.pdf': owners(
    ({ orderNumber }) => `/oma-tili/tilaukset/${orderNumber}/kuitti.pdf`,
  ),
  '/oma-tili/asiakirjat': account('/oma-tili/asiakirjat'),
  '/oma-tili/huollot': account('/oma-tili/huollot'),
  '/oma-tili/koneet': account('/oma-tili/koneet'),
  '/oma-tili/yritys': account('/oma-tili/yritys'),
  '/oma-tili/yritys/tilaukset': {
    path: () => '/oma-tili/yritys/tilaukset',
    landings: [SIGN_IN, '→ /oma-tili/yritys', '→ /oma-tili/yritys', '→ /oma-tili/yritys', SIGN_IN],
  },
  '/oma-tili/yritys/pikatilaus': {
    path: () => '/oma-tili/yritys/pikatilaus',
    landings: [SIGN_IN, '→ /oma-tili/yritys', '→ /oma-tili/yritys', '→ /oma-tili/yritys', SIGN_IN],
  },
  // an invitation that is unknown says so
  '/oma-tili/yritys/kutsu/:token': account('/oma-tili/yritys/kutsu/x'),
  '/oma-tili/toivelistat': account('/oma-tili/toivelistat'),
  '/oma-tili/toivelistat/:id': owners(({ listId }) => `/oma-tili/toivelistat/${listId}`),
};
