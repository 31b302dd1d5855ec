import { sessionStore } from '#storefront/features/session/session.ts';

/** The heart that was pressed, or one of its parts; null elsewhere. */
export const heartOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-wish]') : null;

/**
 * Marks the hearts on the page and the one in the header by what the customer wishes; for a guest all of them are plain
 * links. The marks are attributes that no component sets, so cards and the page carry no code of wish lists.
 */
export function markHearts() {
  const { user, wishedSkus } = sessionStore.getState();
  const wished = new Set(wishedSkus);
  const page = document.documentElement;
  if (wished.size > 0) page.dataset.wishes = '';
  else delete page.dataset.wishes;
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    if (user) {
      heart.setAttribute('role', 'button');
      heart.setAttribute('aria-pressed', String(wished.has(heart.dataset.wish ?? '')));
    } else {
      heart.removeAttribute('role');
      heart.removeAttribute('aria-pressed');
    }
  }
}

/** Shows a sku as wished or not, ahead of the server's answer, and once more with it: an older answer may come between. */
export function setWished(sku: string, isWished: boolean) {
  const { wishedSkus } = sessionStore.getState();
  const others = wishedSkus.filter((one) => one !== sku);
  sessionStore.setState({ wishedSkus: isWished ? [...others, sku] : others });
}

export const isWished = (sku: string): boolean => sessionStore.getState().wishedSkus.includes(sku);
