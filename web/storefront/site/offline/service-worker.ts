/** The service worker: `/sw.js` sets the build and imports this. */
import { type Fetched, shopWorker, type WorkerBuild } from './shop-worker.ts';

type Listen = (event: 'install' | 'activate' | 'fetch', act: (event: never) => void) => void;
const worker = globalThis as unknown as {
  SHOP_BUILD: WorkerBuild;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { disable: () => Promise<void> } };
  addEventListener: Listen;
};

const {
  install,
  activate,
  fetch: answer,
} = shopWorker(worker.SHOP_BUILD, {
  caches,
  fetch: (request) => fetch(request as Request),
  skipWaiting: () => worker.skipWaiting(),
  claim: () => worker.clients.claim(),
  stopPreloads: async () => worker.registration.navigationPreload?.disable(),
});
worker.addEventListener('install', install);
worker.addEventListener('activate', activate);
worker.addEventListener('fetch', (event: Fetched) => {
  // ignore files of other sites
  if (new URL(event.request.url).origin === location.origin) answer(event);
});
