import { localeOf } from '#domain/base/locale.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { nothingAdded, wishAddedTo } from '../wish-added.ts';

const ADDED_MS = 5000;

/** Announces once that a guest's wish is on a list now. */
export async function tellWishAdded() {
  const name = wishAddedTo(document.cookie);
  if (name === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = nothingAdded(location.protocol === 'https:');
  const locale = localeOf(location.pathname);
  const t = await loadLocale(locale, 'wishes');
  const cta = { label: t('wishes.title'), to: links(locale).wishLists() };
  toast({ message: t('wishes.toast.itemAdded', { name }), ttl: ADDED_MS, cta });
}
