import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Route table of the admin. All pages but those of signing in are under a layout that asks to sign in. */
export default [
  route('kirjaudu', 'site/sign-in/route.tsx'),
  route('kirjaudu/avain', 'site/sign-in/passkey/route.ts'),
  route('kirjaudu/ulos', 'site/sign-in/sign-out/route.ts'),
  route('kutsu/:token', 'site/sign-in/invited/route.tsx'),
  route('kutsu/:token/avain', 'site/sign-in/invited/passkey/route.ts'),
  route('nakyma', 'site/view/route.ts'),
  layout('site/shell/layout.tsx', [
    index('sales/today/route.tsx'),
    route('etsi', 'site/find/route.ts'),
    route('nakymat', 'site/saved-views/route.ts'),
    route('tilaukset', 'sales/orders/list/route.tsx'),
    route('tilaukset/:number', 'sales/orders/order/route.tsx'),
    route('tilaukset/:number/kuitti.pdf', 'sales/orders/receipt/route.ts'),
    // pages of the catalog
    route('tuotteet', 'catalog/products/list/route.tsx'),
    route('muutokset', 'catalog/change-sets/list/route.tsx'),
    route('muutokset/uusi', 'catalog/change-sets/make/route.tsx'),
    route('muutokset/:id', 'catalog/change-sets/set/route.tsx'),
    // pages of sales
    route('tarjoukset', 'sales/quotes/list/route.tsx'),
    route('tarjoukset/uusi', 'sales/quotes/begin/route.tsx'),
    route('tarjoukset/:number', 'sales/quotes/quote/route.tsx'),
    route('tarjoukset/:number/tarjous.pdf', 'sales/quotes/paper/route.ts'),
    route('lahjakortit', 'sales/gift-cards/list/route.tsx'),
    route('lahjakortit/:id', 'sales/gift-cards/card/route.tsx'),
    route('palautukset', 'sales/returns/list/route.tsx'),
    route('palautukset/:id', 'sales/returns/withdrawal/route.tsx'),
    route('haku', 'catalog/search/route.tsx'),
    // pages of customers and content
    route('asiakkaat', 'customers/find/route.tsx'),
    route('asiakkaat/:id', 'customers/card/route.tsx'),
    route('viestit', 'content/messages/list/route.tsx'),
    route('viestit/pohjat', 'content/messages/templates/route.tsx'),
    route('viestit/:number', 'content/messages/message/route.tsx'),
    // pages of the site
    route('vahvistus', 'site/step-up/route.ts'),
    route('oma', 'site/own/route.tsx'),
    route('oma/avain', 'site/own/passkey/route.ts'),
    route('henkilokunta', 'site/people/route.tsx'),
    route('henkilokunta/:id', 'site/people/person/route.tsx'),
    route('hyvaksynnat', 'site/approvals/route.tsx'),
    route('loki', 'site/audit/route.tsx'),
    route('osat', 'site/pieces/route.tsx'),
    route('*', 'site/missing/route.tsx'),
  ]),
  // without the menu: the whole screen is the table
  layout('sales/packing/layout.tsx', [
    route('pakkaus', 'sales/packing/route.tsx'),
    route('pakkaus/keruulista', 'sales/packing/pick-list/route.tsx'),
    route('pakkaus/osoitekortti/:id/osoitekortti.pdf', 'sales/packing/label/route.ts'),
    route('pakkaus/:number', 'sales/packing/order/route.tsx'),
    route('luovutus', 'sales/packing/hand-over/route.tsx'),
  ]),
] satisfies RouteConfig;
