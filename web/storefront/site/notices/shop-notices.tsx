import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BUILD_META } from '#web/storefront/base/build-id.ts';
import { keepOffline } from '#web/storefront/site/offline/keep-offline.ts';
import { watchBackend } from './backend-watch.ts';
import { watchBuild } from './build-watch.ts';
import { type Notice, newBuildNotice, openBox, showNotice, silenceNotice } from './notice-box.ts';
import { isPaying, loadWholePages } from './old-build.ts';
import { probe } from './probe.ts';

/** Shows or removes a notice; a visible one stays as it is. */
function slot(notice: () => Notice) {
  let take: (() => void) | null = null;
  return (isWanted: boolean) => {
    if (isWanted) take ??= showNotice(notice());
    else if (take) {
      take();
      take = null;
    }
  };
}

const isOwn = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).origin === location.origin;

/** Wraps `fetch`, through which the router and the clients send all requests (error-3). */
function watchRequests() {
  const ask = window.fetch.bind(window);
  const backend = watchBackend(slot(silenceNotice), () => probe(ask));
  window.fetch = (input, init) => {
    const response = ask(input, init);
    return isOwn(input) ? backend.watched(response) : response;
  };
  addEventListener('offline', backend.lost);
  if (!navigator.onLine) backend.lost();
}

async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`);
    return response.ok ? ((await response.json()) as { id: string }).id : null;
  } catch {
    return null;
  }
}

/** Offers a reload when the shop runs a newer build (error-4). Call the returned function on every page view. */
function watchForNewBuild(): () => void {
  const current = document.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content;
  if (!current) return () => {};
  let isRefused = false;
  let isOld = false;
  const show = slot(() =>
    newBuildNotice(() => {
      isRefused = true;
      offer();
    }),
  );
  const offer = () => show(!isRefused && !isPaying(location.pathname));
  const onNew = () => {
    isOld = true;
    loadWholePages();
    offer();
  };
  const look = watchBuild({ current, ask: latestBuild, onNew });
  return () => {
    if (isOld) offer();
    else void look();
  };
}

let onVisit: (() => void) | undefined;

function start() {
  openBox();
  watchRequests();
  keepOffline();
  // the offline page then stands at the requested address; the router would reload the page it leaves
  loadWholePages(() => !navigator.onLine && Boolean(navigator.serviceWorker?.controller));
  const visit = watchForNewBuild();
  addEventListener('pageshow', visit);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && visit());
  return visit;
}

/** Watches the connection and the build, and registers the service worker, for the lifetime of the document. */
export default function ShopNotices() {
  const { key } = useLocation();
  return <PageView key={key} />;
}

/** Mounted once per page view. */
function PageView() {
  useEffect(() => {
    onVisit ??= start();
    onVisit();
  }, []);
  return null;
}
