import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { demoShopAlias } from './scripts/demo-shop.mjs';
import { noBackendInClient } from './scripts/no-backend-in-client.ts';

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // what every page needs of libraries: it changes less often than the shop
                {
                  name: 'vendor',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser|zustand)[\\/]/,
                  priority: 1,
                },
                // one file instead of sixty small ones, which compress to 20 kB more (decision 0046)
                { name: 'shared', minShareCount: 12 },
                // two stylesheets for the frame of every page and for what many share; a page adds its own (decision 0027)
                { name: 'frame', test: /[\\/]site[\\/].*\.module\.css$/, priority: 3 },
                { name: 'styles', test: /\.module\.css$/, minShareCount: 12, priority: 2 },
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
  plugins: [noBackendInClient(), reactRouter()],
  // scripts/build-files.ts keeps maps out of what is served, and the files of earlier builds for seven days
  build: { sourcemap: 'hidden', emptyOutDir: false, modulePreload: false },
});
