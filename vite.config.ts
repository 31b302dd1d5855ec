import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { noBackendInClient } from './scripts/no-backend-in-client.ts';

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
              ],
            },
          },
        },
      },
    },
  },
  plugins: [noBackendInClient(), reactRouter()],
  build: { sourcemap: false },
});
