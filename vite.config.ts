import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { demoShopAlias } from './scripts/demo-shop.mjs';
import { lostChunks } from './scripts/lost-chunks.ts';
import { noBackendInClient } from './scripts/no-backend-in-client.ts';
import { smallPreload } from './scripts/small-preload.ts';
import { smallVendor } from './scripts/small-vendor.ts';

/** Without the entry: what starts a page runs when it is imported, and so not with a file that others import. */
const FRAME =
  /[\\/](domain[\\/]base[\\/]time[\\/]local-clock|storefront[\\/](seo[\\/]page-meta|root|links|routes[\\/](locale|shell|boundary)|features[\\/](notices[\\/]early-clicks|consent[\\/](consent-banner|subscribe)|tags[\\/](tell|tags-slot)\.|shell[\\/](?!crumb|category-link|brands|store-hours)|catalog[\\/]card(?!.*example)|stores[\\/]use-minute)|ui[\\/](toast|logo|link)(?!.*example)))/;

/** Small fields of the home page's part search, of listings and of forms. */
const FIELDS = /[\\/]storefront[\\/]ui[\\/](field|select-field|text-field)[\\/](?!.*example)/;

/** What the product page shows at first; its dialogs stay files of their own. */
const PRODUCT =
  /[\\/](storefront[\\/](features[\\/](catalog[\\/](product-page(?!.*(info|quote-product|buy-bar|size-fields|use-size))|recently-viewed[\\/]recent-s))|ui[\\/]gallery[\\/]gallery\.tsx|routes[\\/]product)|domain[\\/]catalog[\\/]pickup-time)/;

/** The stores' hours: home, product and store pages. */
const HOURS =
  /[\\/](domain[\\/](stores[\\/]|base[\\/]time[\\/](week-text|opening-hours|local-day))|storefront[\\/](i18n[\\/]moments|features[\\/]stores[\\/](special-days|pickup-text|preferred-store|clock-text)))/;

/** What listings of every kind share; the phone's filter drawer comes when it opens. */
const LISTING =
  /[\\/]storefront[\\/](features[\\/]catalog[\\/]listing[\\/](?!filter-drawer)|ui[\\/](pagination|facet)[\\/])(?!.*example)/;

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // as short as they may be: a first load names a hundred files
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            // fewer, longer-lived files: one vendor chunk instead of eight
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser|zustand)[\\/]/,
                  priority: 10,
                },
                // the frame of every page and what most pages use, as one file: forty small ones compress worse
                { name: 'shop', test: FRAME, priority: 6 },
                { name: 'shop', test: /[/](storefront|domain)[/](?!i18n[/](fi|en)[/])/, minShareCount: 6, priority: 4 },
                { name: 'fields', test: FIELDS, priority: 6 },
                // asked by measuring and by videos: no reason to load what forms share
                { name: 'choice', test: /[\\/]features[\\/]consent[\\/]choice/, priority: 6 },
                // with what forms and orders share it would bring all of that
                { name: 'hours', test: HOURS, priority: 6 },
                { name: 'product-page', test: PRODUCT, priority: 5 },
                { name: 'listing-page', test: LISTING, priority: 5 },
              ],
            },
          },
        },
      },
    },
    // one file, read at start: a running shop never opens files of the next build
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  resolve: { alias: demoShopAlias() },
  plugins: [noBackendInClient(), smallPreload(), lostChunks(), smallVendor(), reactRouter()],
  // pages preload what they need by links of their own
  build: { sourcemap: false, modulePreload: false },
});
