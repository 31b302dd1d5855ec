import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web/storefront',
  ssr: true,
  splitRouteModules: false, // the split pieces are 50-150 byte files here
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config;
