/**
 * The next page before it is asked for: its scripts and data when the pointer rests on a link or a card has been in view,
 * at the latest when the link goes down under the finger; and how it comes: the pressed link shows that it waits. Comes
 * when the visitor first moves.
 */
import { answerBefore, networkOf } from '../notices/network.ts';
import { type PageRouter, withRouter } from '../notices/page-router.ts';
import { isDataForAll, mayAskAhead } from './asked-ahead.ts';
import { catchUp } from './catch-up.ts';
import { fewAtOnce } from './few-at-once.ts';
import { keptAnswers } from './kept-answers.ts';
import { nextPage, warmPicture } from './next-page.ts';
import { markPressedLink } from './pressed-link.ts';

/** Links of the router; others load a document. */
const LINK = 'a[data-discover]';
const IN_VIEW = 'main :is(.card, .cat) a[data-discover]';
const INTENT_MS = 65;
/** What is scrolled past is not asked for. */
const REST_MS = 300;
const AT_ONCE = 5;
/** Posts that change nothing. */
const SEARCH = /^\/search\//;

type Connection = { saveData?: boolean; effectiveType?: string };
const line = navigator as Navigator & { connection?: Connection };
const isSaving = () =>
  !navigator.onLine ||
  line.connection?.saveData ||
  /2g/.test(line.connection?.effectiveType ?? '') ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const answers = keptAnswers((address, init) => networkOf(window)(address, init), Date.now);

/** The router asks by `fetch`: data that is here is given to it. Whatever changes something makes it old. */
function answerRouter() {
  answerBefore(window, (ask) => (input, init) => {
    const asked = input instanceof Request ? input : { url: input, method: 'GET', signal: null };
    const to = new URL(asked.url, location.href);
    if (to.origin !== location.origin) return ask(input, init);
    const isRead = (init?.method ?? asked.method).toUpperCase() === 'GET';
    if (!isRead && !SEARCH.test(to.pathname)) answers.clear();
    return isRead && isDataForAll(to) && navigator.onLine
      ? answers.use(to.href, init?.signal ?? asked.signal)
      : ask(input, init);
  });
  addEventListener('storage', answers.clear);
  addEventListener('pageshow', ({ persisted }) => persisted && answers.clear());
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

function watchHands(router: PageRouter) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLAnchorElement | null = null;

  function open(link: HTMLAnchorElement, priority: RequestPriority) {
    if (isSaving() || !mayAskAhead(link, location)) return;
    const page = nextPage(router, link.href);
    if (!page) return;
    void answers.ahead(page.data, priority);
    page.fetchScripts();
    warmPicture(link);
  }
  function intend({ target }: Event) {
    const link = linkOf(target);
    if (link === over) return;
    over = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(open, INTENT_MS, link, 'auto');
  }
  const press = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) open(link, 'high');
  };
  // a finger's pointer comes and goes with its press
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && intend(event), { passive: true });
  addEventListener('focusin', intend);
  addEventListener('pointerdown', press, { passive: true });
}

function watchView(router: PageRouter) {
  const queue = fewAtOnce(AT_ONCE);
  const resting = new Map<Element, ReturnType<typeof setTimeout>>();
  const asked = new Map<Element, string>();

  function look(link: HTMLAnchorElement) {
    if (isSaving() || !mayAskAhead(link, location)) return;
    const page = nextPage(router, link.href);
    if (!page) return;
    asked.set(link, page.data);
    page.fetchScripts();
    queue.add(page.data, () => answers.ahead(page.data, 'low'));
  }
  function leave(link: Element) {
    clearTimeout(resting.get(link));
    const data = asked.get(link);
    if (data && !queue.remove(data)) answers.drop(data);
    asked.delete(link);
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target);
      if (isIntersecting && target instanceof HTMLAnchorElement) resting.set(target, setTimeout(look, REST_MS, target));
    }
  });
  const seen = new Set<Element>();
  function lookAround() {
    if (router.state.navigation.state !== 'idle') return;
    for (const link of seen) {
      if (link.isConnected) continue;
      observer.unobserve(link);
      leave(link);
      seen.delete(link);
    }
    for (const link of document.querySelectorAll(IN_VIEW)) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  }
  let isWaiting = false;
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      lookAround();
    });
  };
  router.subscribe(lookSoon);
  // the rest of a listing comes after its first frame
  new MutationObserver(lookSoon).observe(document.body, { subtree: true, childList: true });
  lookAround();
}

answerRouter();
catchUp();
withRouter((router) => {
  watchHands(router);
  watchView(router);
  markPressedLink(router);
});
