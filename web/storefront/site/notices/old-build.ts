/** Pages of the payment flow, where no reload is offered. */
const PAYING = /^(\/en)?\/(kassa|kiitos|tilaus|tarjous)(\/|$)/;

export const isPaying = (pathname: string): boolean => PAYING.test(pathname);

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a click on a link would replace this page by another page of the shop. */
export function leadsOn(press: Press, link: HTMLAnchorElement, here: URL): boolean {
  if (press.defaultPrevented || press.button !== 0) return false;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return false;
  if (link.target || link.hasAttribute('download')) return false;
  const to = new URL(link.href);
  return to.origin === here.origin && (to.pathname !== here.pathname || to.search !== here.search);
}

/**
 * Makes links load whole documents while `isWanted`: data of a newer build does not fit the code of this one, and offline
 * the service worker can answer documents only. Stops the click before the router handles it.
 */
export function loadWholePages(isWanted: () => boolean = () => true) {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && isWanted() && leadsOn(event, link, new URL(location.href))) event.stopPropagation();
    },
    { capture: true },
  );
}
