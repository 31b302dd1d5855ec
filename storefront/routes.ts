import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page once; `inBothLocales` gives each its Finnish address at the root and its English one under /en. */
const pages = () => [
  layout('routes/locale.tsx', [
    layout('routes/shell.tsx', [
      layout('routes/boundary.tsx', [
        index('routes/home.tsx'),
        route('category/*', 'routes/listings/category.tsx'),
        route('brandit/:slug?', 'routes/listings/brand.tsx'),
        route('tuotesarjat', 'routes/listings/series-index.tsx'),
        route('tuotesarjat/*', 'routes/listings/series.tsx'),
        route('uutuudet', 'routes/listings/new-products.tsx'),
        route('outlet', 'routes/listings/outlet.tsx'),
        route('tarjoukset', 'routes/listings/offers.tsx'),
        route('vaihtolaitteet', 'routes/listings/trade-ins.tsx'),
        route('haku', 'routes/listings/search.tsx'),
        route('product/:slug', 'routes/product.tsx'),
        route('cms/*', 'routes/content.tsx'),
        route('uutiset-ja-artikkelit', 'routes/articles.tsx'),
        route('uutiset-ja-artikkelit/:slug', 'routes/article.tsx'),
        route('kampanjat', 'routes/campaigns/campaigns.tsx'),
        route('kampanjat/:slug', 'routes/campaigns/campaign.tsx'),
        layout('routes/desk.tsx', [
          route('vertailu', 'routes/listings/compare.tsx'),
          route('ostoskori', 'routes/cart.tsx'),
          route('jaettu-ostoskori', 'routes/shared-cart.tsx'),
          route('tarjouskori', 'routes/quotes/quote-cart.tsx'),
          route('tarjous/:secret', 'routes/quotes/quote.tsx'),
          route('tarjous/:secret/tarjous.pdf', 'routes/quotes/quote-pdf.ts'),
          route('varaosahaku', 'routes/parts/spare-part-search.tsx'),
          route('varaosa', 'routes/parts/spare-parts.tsx'),
          route('varaosa/*', 'routes/parts/spare-part.tsx'),
          route('varaosakuvat', 'routes/parts/diagrams.tsx'),
          route('varaosakuvat/:slug', 'routes/parts/diagram.tsx'),
          route('oma-tili', 'routes/account/account.tsx'),
          layout('routes/account/area.tsx', [
            route('oma-tili/yhteenveto', 'routes/account/summary.tsx'),
            route('oma-tili/omat-tiedot', 'routes/account/own-details.tsx'),
            route('oma-tili/omat-tiedot/kopio', 'routes/account/own-data.tsx'),
            route('oma-tili/omat-tiedot/kopio.json', 'routes/account/own-data-file.ts'),
            route('oma-tili/markkinointiluvat', 'routes/account/permissions.tsx'),
            route('oma-tili/tilaukset', 'routes/account/orders.tsx'),
            route('oma-tili/tilaukset/:number', 'routes/account/order.tsx'),
            route('oma-tili/tilaukset/:number/kuitti.pdf', 'routes/account/order-receipt.ts'),
            route('oma-tili/toivelistat', 'routes/wish-lists/wish-lists.tsx'),
            route('oma-tili/toivelistat/:id', 'routes/wish-lists/wish-list.tsx'),
          ]),
          route('evasteet', 'routes/cookies.tsx'),
          route('peruuta-sopimus', 'routes/orders/withdrawal.tsx'),
          route('tilaa-uutiskirje', 'routes/newsletter/subscribe.tsx'),
          route('tilaa-uutiskirje/tuote/:slug', 'routes/newsletter/watch.tsx'),
          route('uutiskirje/vahvista', 'routes/newsletter/confirm.tsx'),
          route('uutiskirje/peruuta', 'routes/newsletter/unsubscribe.tsx'),
          route('ota-yhteytta', 'routes/contact.tsx'),
          route('saavutettavuus', 'routes/accessibility.tsx'),
          route('tilaus/:secret', 'routes/orders/guest-order.tsx'),
          route('tilaus/:secret/kuitti.pdf', 'routes/orders/guest-receipt.ts'),
          route('tili-poistettu', 'routes/account/deleted.tsx'),
          route('kirjaudu', 'routes/auth/sign-in.tsx'),
          route('luo-tili', 'routes/auth/create-account.tsx'),
          route('unohditko-salasanasi', 'routes/auth/forgot-password.tsx'),
          route('vahvista-sahkopostiosoitteesi', 'routes/auth/confirm-email.tsx'),
          route('_auth/verify', 'routes/auth/verify.tsx'),
          route('_auth/link', 'routes/auth/link.tsx'),
          route('_auth/reset', 'routes/auth/reset.tsx'),
          route('_auth/email-change', 'routes/auth/email-change.tsx'),
          route('_auth/email-undo', 'routes/auth/email-undo.tsx'),
          route('toivelista/:secret', 'routes/wish-lists/shared-wish-list.tsx'),
          route('styleguide', 'routes/styleguide.tsx'),
        ]),
        route('*', 'routes/not-found.tsx'),
      ]),
    ]),
    layout('routes/quiet-layout.tsx', [route('kassa', 'routes/checkout.tsx'), route('kiitos', 'routes/thank-you.tsx')]),
    layout('routes/orders/store-layout.tsx', [route('kasittely/:token', 'routes/orders/store-order.tsx')]),
  ]),
];

// one file serves two addresses, so its route id must say which
const withIds = (entries: RouteConfigEntry[], locale: string): RouteConfigEntry[] =>
  entries.map((entry) => ({
    ...entry,
    id: `${locale}/${entry.file.replace(/\.tsx?$/, '')}`,
    ...(entry.children ? { children: withIds(entry.children, locale) } : {}),
  }));

const inBothLocales = (entries: () => RouteConfigEntry[]): RouteConfigEntry[] => [
  ...withIds(entries(), 'fi'),
  ...prefix('en', withIds(entries(), 'en')),
];

export default inBothLocales(pages) satisfies RouteConfig;
