import type { PageRouter } from '../notices/page-router.ts';

/** What comes sooner needs no sign that it was heard. */
const PATIENCE_MS = 150;
const MARK = 'data-waits';
const LINK = 'a[data-discover]';

/** Marks the pressed link, or its whole card, while its page is longer on its way than one hardly notices. */
export function markPressedLink(router: PageRouter) {
  let pressed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marked: Element | undefined;
  let awaited: object | undefined;

  function clear() {
    clearTimeout(timer);
    marked?.removeAttribute(MARK);
    marked = undefined;
  }
  function hear({ navigation: { state, location: to } }: PageRouter['state']) {
    if (to === awaited) return;
    awaited = to;
    clear();
    if (state !== 'loading' || !to) return;
    const leadsThere = (link: HTMLAnchorElement) => link.pathname === to.pathname && link.search === to.search;
    // the press that called this script was before it
    const link =
      pressed && leadsThere(pressed)
        ? pressed
        : [...document.querySelectorAll<HTMLAnchorElement>(LINK)].find(
            (some) => leadsThere(some) && some.matches(':hover, :focus'),
          );
    if (!link) return;
    timer = setTimeout(() => {
      marked = link.closest('.card') ?? link;
      marked.setAttribute(MARK, '');
    }, PATIENCE_MS);
  }
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
    },
    true,
  );
  // another document was loaded instead: this one may come back
  addEventListener('pagehide', clear);
  router.subscribe(hear);
  hear(router.state);
}
