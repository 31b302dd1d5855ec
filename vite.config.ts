import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { noBackendInClient } from './scripts/no-backend-in-client.ts';
import { smallPreload } from './scripts/small-preload.ts';

const FRAME =
  /[\\/]storefront[\\/](root|entry\.client|links|routes[\\/](locale|shell|boundary)|features[\\/](shell(?![\\/]menu-)|catalog[\\/]card)|ui[\\/](toast|logo|link)(?!.*example))/;

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
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
                { name: 'shop', test: /[/](storefront|domain)[/]/, minShareCount: 6, priority: 5 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [noBackendInClient(), smallPreload(), reactRouter()],
  // pages preload what they need by links of their own
  build: { sourcemap: false, modulePreload: false },
});
