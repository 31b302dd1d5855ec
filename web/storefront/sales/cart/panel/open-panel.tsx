import type { Locale } from '#domain/base/locale.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { showOverlay } from '#web/ui/toast/toast-store.ts';
import { type Added, CartPanel } from './cart-panel.tsx';

let opened = 0;

/** Opens the cart above the page: with what was just added, or as the mini cart of the header (cart-13, cart-14). */
export async function openPanel(locale: Locale, added: Added | null = null): Promise<void> {
  await loadLocale(locale, 'buying');
  opened += 1;
  showOverlay(<CartPanel key={opened} added={added} />);
}
