/** Where money changes hands: nothing is offered there that would take the visitor away. */
const PAYING = /^(\/en)?\/(kassa|kiitos|tilaus|tarjous)(\/|$)/;

export const isPaying = (pathname: string): boolean => PAYING.test(pathname);

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether pressing a link would change this page for another one of the shop. */
export function leadsOn(press: Press, link: HTMLAnchorElement, here: URL): boolean {
  if (press.defaultPrevented || press.button !== 0) return false;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return false;
  if (link.target || link.hasAttribute('download')) return false;
  const to = new URL(link.href);
  return to.origin === here.origin && (to.pathname !== here.pathname || to.search !== here.search);
}

/**
 * From now on links load whole pages: pages of the new build beside code of the old one are asking for trouble. The
 * press is kept from the router, so the browser does what it does with any link.
 */
export function loadWholePages() {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && leadsOn(event, link, new URL(location.href))) event.stopPropagation();
    },
    { capture: true },
  );
}
