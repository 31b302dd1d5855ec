import { localeOf } from '#domain/base/locale.ts';
import { sessionStore } from '#storefront/features/session/session.ts';
import { loadLocale } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { toast } from '#storefront/ui/toast/toast.tsx';
import { nothingAdded, wishAddedTo } from '../wish-added.ts';
import { heartOf, markHearts } from './mark-hearts.ts';
import { pressHeart } from './press-heart.ts';

const ADDED_MS = 5000;

/** A press that opens a tab or a menu is the link's own. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function press(event: MouseEvent) {
  const heart = heartOf(event.target);
  if (!heart || !isPlain(event) || sessionStore.getState().user === null) return;
  event.preventDefault();
  void pressHeart(heart);
}

/** What is a button to a screen reader is pressed by the space bar, too. */
function pressByKey(event: KeyboardEvent) {
  const heart = event.key === ' ' ? heartOf(event.target) : null;
  if (heart?.getAttribute('role') !== 'button') return;
  event.preventDefault();
  heart.click();
}

/** What the customer wished as a guest is there now: said once. */
async function tellAdded() {
  const name = wishAddedTo(document.cookie);
  if (name === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = nothingAdded(location.protocol === 'https:');
  const locale = localeOf(location.pathname);
  const t = await loadLocale(locale, 'wishes');
  const cta = { label: t('wishes.title'), to: links(locale).wishLists() };
  toast({ message: t('wishes.toast.itemAdded', { name }), ttl: ADDED_MS, cta });
}

/**
 * Brings the hearts of product pages and cards to life for a customer, and follows what pages show later; called once,
 * when the browser has word that somebody is signed in.
 */
export function followHearts() {
  let isWaiting = false;
  const markSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      markHearts();
    });
  };
  sessionStore.subscribe(markHearts);
  new MutationObserver(markSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-wish'],
  });
  document.addEventListener('click', press);
  document.addEventListener('keydown', pressByKey);
  markHearts();
  void tellAdded();
}
