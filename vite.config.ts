import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { demoShopAlias } from './scripts/demo-shop.mjs';
import { noBackendInClient } from './scripts/no-backend-in-client.ts';

/** The stylesheet of a CSS module: one for each feature, one for all content pages, which use each other's cards. */
const featureStyles = (module: string) =>
  /[\\/]storefront[\\/](content|\w+[\\/][\w-]+)[\\/].*\.module\.css$/.exec(module)?.[1]?.replace(/\W+/, '-') ?? null;

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // the first group that fits takes a module and all it imports
              groups: [
                // what every page needs of libraries: it changes less often than the shop
                {
                  name: 'vendor',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser|zustand)[\\/]/,
                },
                // what every page needs of the shop, and what many need: sixty small files compress to 20 kB more (0046)
                {
                  name: 'frame',
                  test: /[\\/]storefront[\\/](root|entry\.client|site[\\/]layouts[\\/](locale|shell|boundary))\.tsx/,
                },
                // without fields of forms, which product pages and listings open without
                {
                  name: 'shared',
                  minShareCount: 14,
                  test: /^(?!.*[\\/]web[\\/]ui[\\/](text-field|error-summary)[\\/])/,
                },
                // every page loads it once it is quiet; the error page uses a part of it
                {
                  name: 'notices',
                  test: /[\\/]storefront[\\/]site[\\/](notices[\\/](shop-notices|probe)|offline[\\/]keep-offline)/,
                },
                { name: featureStyles },
              ],
            },
          },
        },
      },
    },
    // one file, read at start: a running shop never opens files of the next build. The shop's facts stay a module of their own,
    // so that pages and services read the same object, which changes when staff change them (0099)
    ssr: { build: { rolldownOptions: { external: ['#shop.config'], output: { codeSplitting: false } } } },
  },
  resolve: { alias: demoShopAlias() },
  plugins: [noBackendInClient(), reactRouter()],
  // scripts/build-files.ts keeps maps out of what is served, and the files of earlier builds for seven days
  build: { sourcemap: 'hidden', emptyOutDir: false, modulePreload: false },
});
