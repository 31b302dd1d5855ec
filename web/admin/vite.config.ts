import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { demoShopAlias } from '../../scripts/demo-shop.mjs';
import { noBackendInClient } from '../../scripts/no-backend-in-client.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The admin's build (0052): own bundles, so that no storefront page loads a byte of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: '../../public',
  cacheDir: '../../node_modules/.vite/admin',
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ },
                { name: 'frame', test: /[\\/]admin[\\/](root|entry\.client|site[\\/]shell[\\/]\w+)\.tsx/ },
                // without texts: those of a feature come with its pages
                { name: 'shared', minShareCount: 4, test: /^(?!.*[\\/]messages[\\/]admin[\\/])/ },
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
  server: { fs: { allow: [project] } },
  plugins: [noBackendInClient(project), reactRouter()],
  build: { sourcemap: 'hidden', emptyOutDir: false, modulePreload: false },
});
