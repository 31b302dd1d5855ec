/**
 * What every page does besides being a page: tells that the shop does not answer (spec 8) and that it has been renewed
 * (spec 7), and keeps what is shown without a connection. A script of its own, which comes with the visitor's first touch:
 * no page waits for it.
 */
import { keepOffline, openKeptPage } from '../offline/keep-offline.ts';
import { watchBackend } from './backend-watch.ts';
import { watchBuild } from './build-watch.ts';
import { networkOf, watchNetwork } from './network.ts';
import { type Notice, newBuildNotice, openBox, showNotice, silenceNotice } from './notice-box.ts';
import { isPaying, loadWholePages } from './old-build.ts';
import { buildOfPage, onMoves, withRouter } from './page-router.ts';

const PROBE_TIMEOUT_MS = 5_000;
const ask = networkOf(window);
const probe = () => ask('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });

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

function tellOfSilence() {
  const backend = watchBackend(slot(silenceNotice), probe);
  // the one place that all questions of a page pass through
  watchNetwork(window, (network) => (input, init) => {
    const answer = network(input, init);
    return isOwn(input) ? backend.watched(answer) : answer;
  });
  addEventListener('offline', backend.lost);
  if (!navigator.onLine) backend.lost();
  // the touch that brought this script may have asked for a page before it was here
  withRouter(({ state }) => {
    if (state.navigation.state !== 'idle') backend.watched(probe()).catch(() => {});
  });
}

async function latestBuild(): Promise<string | null> {
  try {
    const answer = await ask(`/builds/latest.json?${Date.now()}`);
    return answer.ok ? ((await answer.json()) as { id: string }).id : null;
  } catch {
    return null;
  }
}

function tellOfNewBuild(current: string) {
  const onNew = () => {
    let isRefused = false;
    const show = slot(() => newBuildNotice(later));
    const offer = () => show(!isRefused && !isPaying(location.pathname));
    const later = () => {
      isRefused = true;
      offer();
    };
    loadWholePages();
    offer();
    onMoves(offer);
  };
  const look = watchBuild({ current, ask: latestBuild, onNew });
  void look();
  onMoves(look);
}

openBox();
tellOfSilence();
// with a quick touch this script is here before the page's manifest
withRouter(() => {
  const build = buildOfPage();
  if (build) tellOfNewBuild(build);
});
keepOffline();
openKeptPage(probe);
