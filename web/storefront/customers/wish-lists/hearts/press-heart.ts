import type { Sku } from '#domain/base/ids.ts';
import { localeOf } from '#domain/base/locale.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { track } from '#web/storefront/base/analytics/track.ts';
import { links } from '#web/storefront/base/links.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { limitText } from '../acts/outcome-text.ts';
import { askAdd, askChoices, askMembership, isSignedOut, isWished, reasonOf, setWished } from './ask-wishes.ts';

const ADDED_MS = 5000;

const underWay = new Set<string>();

/**
 * Handles a press of a heart: adds to the only list or 'Toivelista', or removes. Shows the change at once and reverts
 * it when the server rejects. With several lists, opens the chooser. `signIn`: URL to sign in with the wish when the
 * session has ended.
 */
export async function pressHeart(sku: Sku, signIn: string): Promise<void> {
  if (underWay.has(sku)) return;
  underWay.add(sku);
  const before = isWished(sku);
  const locale = localeOf(location.pathname);
  try {
    setWished(sku, !before);
    const [t, lists] = await Promise.all([loadLocale(locale, 'wishes'), askChoices(sku)]);
    if (lists.length > 1) {
      setWished(sku, before);
      const { openChooser } = await import('./open-chooser.tsx');
      await openChooser({ sku, lists, locale, t });
    } else if (before) {
      await askMembership(sku, []);
      setWished(sku, false);
      toast({ message: t('wishes.toast.itemRemoved') });
    } else {
      const { id, name } = await askAdd(sku, lists[0]?.id ?? null);
      setWished(sku, true);
      track('add_to_wishlist', { sku });
      toast({
        message: t('wishes.toast.itemAdded', { name }),
        ttl: ADDED_MS,
        cta: { label: t('wishes.toList'), to: links(locale).wishList(id) },
      });
    }
  } catch (error) {
    setWished(sku, before);
    await toastFailure(error, signIn, before);
  } finally {
    underWay.delete(sku);
  }
}

async function toastFailure(error: unknown, signIn: string, before: boolean) {
  if (isSignedOut(error)) return location.assign(signIn);
  const t = await loadLocale(localeOf(location.pathname), 'wishes');
  const failed = t(before ? 'wishes.toast.itemRemoveFailed' : 'wishes.toast.itemAddFailed');
  toast({ message: limitText(reasonOf(error), t) ?? failed, type: 'error' });
}
