import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Route table, mounted at `/` (Finnish) and `/en` (English) (route-1). */
const pages = () => [
  layout('site/layouts/shell.tsx', [
    layout('site/layouts/boundary.tsx', [
      index('content/home/route.tsx'),
      route('category/*', 'catalog/listing/category/route.tsx'),
      route('brandit/:slug?', 'catalog/listing/brand/route.tsx'),
      route('tuotesarjat', 'catalog/listing/series-index/route.tsx'),
      route('tuotesarjat/*', 'catalog/listing/series/route.tsx'),
      route('uutuudet', 'catalog/listing/new-products/route.tsx'),
      route('outlet', 'catalog/listing/outlet/route.tsx'),
      route('tarjoukset', 'catalog/listing/offers/route.tsx'),
      route('vaihtolaitteet', 'catalog/listing/trade-ins/route.tsx'),
      route('haku', 'catalog/search/route.tsx'),
      route('product/:slug', 'catalog/product/route.tsx'),
      route('cms/*', 'content/pages/page/route.tsx'),
      route('uutiset-ja-artikkelit', 'content/articles/route.tsx'),
      route('uutiset-ja-artikkelit/:slug', 'content/articles/article/route.tsx'),
      route('kampanjat', 'sales/campaigns/route.tsx'),
      route('kampanjat/:slug', 'sales/campaigns/campaign/route.tsx'),
      route('vertailu', 'catalog/compare/route.tsx'),
      route('ostoskori', 'sales/cart/route.tsx'),
      route('jaettu-ostoskori', 'sales/shared-carts/route.tsx'),
      route('tarjouskori', 'sales/quote-cart/route.tsx'),
      route('tarjous/:secret', 'sales/quotes/route.tsx'),
      route('tarjous/:secret/tarjous.pdf', 'sales/quotes/pdf/route.ts'),
      route('varaosahaku', 'catalog/spare-parts/search/route.tsx'),
      route('varaosa', 'catalog/spare-parts/route.tsx'),
      route('varaosa/*', 'catalog/spare-parts/part/route.tsx'),
      route('varaosakuvat', 'catalog/diagrams/route.tsx'),
      route('varaosakuvat/:slug', 'catalog/diagrams/diagram/route.tsx'),
      route('oma-tili', 'customers/accounts/route.tsx'),
      layout('customers/accounts/account-layout.tsx', [
        route('oma-tili/yhteenveto', 'sales/orders/account-summary/route.tsx'),
        route('oma-tili/omat-tiedot', 'customers/accounts/own-details/route.tsx'),
        route('oma-tili/omat-tiedot/kopio', 'customers/own-data/route.tsx'),
        route('oma-tili/omat-tiedot/kopio.json', 'customers/own-data/file/route.ts'),
        route('oma-tili/markkinointiluvat', 'customers/accounts/permissions/route.tsx'),
        route('oma-tili/tilaukset', 'sales/orders/account-orders/route.tsx'),
        route('oma-tili/tilaukset/:number', 'sales/orders/account-order/route.tsx'),
        route('oma-tili/tilaukset/:number/kuitti.pdf', 'sales/orders/account-order-receipt/route.ts'),
        route('oma-tili/toivelistat', 'customers/wish-lists/route.tsx'),
        route('oma-tili/toivelistat/:id', 'customers/wish-lists/list/route.tsx'),
      ]),
      route('evasteet', 'site/consent/route.tsx'),
      route('peruuta-sopimus', 'sales/returns/route.tsx'),
      route('tilaa-uutiskirje', 'customers/newsletter/subscribe/route.tsx'),
      route('tilaa-uutiskirje/tuote/:slug', 'customers/alerts/route.tsx'),
      route('uutiskirje/vahvista', 'customers/newsletter/confirm/route.tsx'),
      route('uutiskirje/peruuta', 'customers/newsletter/unsubscribe/route.tsx'),
      route('ota-yhteytta', 'content/contact/route.tsx'),
      route('saavutettavuus', 'content/pages/accessibility/route.tsx'),
      route('tilaus/:secret', 'sales/orders/guest-order/route.tsx'),
      route('tilaus/:secret/kuitti.pdf', 'sales/orders/guest-receipt/route.ts'),
      route('tili-poistettu', 'customers/accounts/deleted/route.tsx'),
      route('kirjaudu', 'customers/sign-in/route.tsx'),
      route('luo-tili', 'customers/sign-in/create-account/route.tsx'),
      route('unohditko-salasanasi', 'customers/sign-in/forgot-password/route.tsx'),
      route('vahvista-sahkopostiosoitteesi', 'customers/sign-in/confirm-email/route.tsx'),
      route('_auth/verify', 'customers/sign-in/verify/route.tsx'),
      route('_auth/link', 'customers/sign-in/link/route.tsx'),
      route('_auth/reset', 'customers/sign-in/reset/route.tsx'),
      route('_auth/email-change', 'customers/sign-in/email-change/route.tsx'),
      route('_auth/email-undo', 'customers/sign-in/email-undo/route.tsx'),
      route('toivelista/:secret', 'customers/wish-lists/shared-list/route.tsx'),
      route('styleguide', 'site/styleguide/route.tsx'),
      route('*', 'site/not-found/route.tsx'),
    ]),
  ]),
  layout('site/layouts/checkout-layout.tsx', [
    route('kassa', 'sales/checkout/route.tsx'),
    route('kiitos', 'sales/orders/thank-you/route.tsx'),
  ]),
  layout('site/layouts/store-layout.tsx', [route('kasittely/:token', 'sales/orders/store-order/route.tsx')]),
];

// the same file serves two paths, so the route id must contain the path
const withIds = (entries: RouteConfigEntry[], locale: string): RouteConfigEntry[] =>
  entries.map((entry) => ({
    ...entry,
    id: `${locale}/${entry.file.replace(/(\/route)?\.tsx?$/, '')}`,
    ...(entry.children ? { children: withIds(entry.children, locale) } : {}),
  }));

// a path of the English layout spares each match the routes of the other language
export default [
  ...withIds([layout('site/layouts/locale.tsx', pages())], 'fi'),
  ...withIds([route('en', 'site/layouts/locale.tsx', pages())], 'en'),
] satisfies RouteConfig;
