import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../../build/admin',
  ssr: true,
  splitRouteModules: false, // as in the shop: the split pieces are tiny
  // in the page, so that nobody without a session reads the routes from a manifest
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
