import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BUILD_META } from '#web/storefront/base/build-id.ts';
import { keepOffline } from '#web/storefront/site/offline/keep-offline.ts';
import { watchBackend } from './backend-watch.ts';
import { watchBuild } from './build-watch.ts';
import { type Notice, newBuildNotice, openBox, showNotice, silenceNotice } from './notice-box.ts';
import { isPaying, loadWholePages } from './old-build.ts';
import { probe } from './probe.ts';

/** Shows a notice or takes it away; what is shown already stays as it is. */
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

/** Wraps `fetch`, the one function through which the router and the shop's clients send requests (spec 8). */
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

/** Offers a reload when the shop has been renewed (spec 7); the returned function runs on every visit of a page. */
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
  const visit = watchForNewBuild();
  addEventListener('pageshow', visit);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && visit());
  return visit;
}

/** Watches the shop for as long as the document lives: silence, new versions, and the service worker. */
export default function ShopNotices() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page the visitor opens is a visit
  useEffect(() => {
    onVisit ??= start();
    onVisit();
  }, [key]);
  return null;
}
