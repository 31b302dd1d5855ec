import { localeOf } from '#domain/base/locale.ts';
import { tell } from '#storefront/features/tags/tell.ts';
import { loadLocale } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { toast } from '#storefront/ui/toast/toast.tsx';
import { limitText } from '../acts/outcome-text.ts';
import { askAdd, askChoices, askMembership, isSignedOut, reasonOf } from './ask-wishes.ts';
import { isWished, setWished } from './mark-hearts.ts';

const ADDED_MS = 5000;

const underWay = new Set<string>();

/**
 * A press of a heart: onto the only list or 'Toivelista', and off it again. It shows at once and is taken back when the
 * server refuses. Who has several lists chooses among them.
 */
export async function pressHeart(heart: HTMLElement): Promise<void> {
  const { wish: sku = '' } = heart.dataset;
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
      tell('add_to_wishlist', { sku });
      toast({
        message: t('wishes.toast.itemAdded', { name }),
        ttl: ADDED_MS,
        cta: { label: t('wishes.toList'), to: links(locale).wishList(id) },
      });
    }
  } catch (error) {
    setWished(sku, before);
    await tellFailure(error, heart, before);
  } finally {
    underWay.delete(sku);
  }
}

async function tellFailure(error: unknown, heart: HTMLElement, before: boolean) {
  // the link under the heart leads to signing in, and the wish goes along
  if (isSignedOut(error) && heart instanceof HTMLAnchorElement) return location.assign(heart.href);
  const t = await loadLocale(localeOf(location.pathname), 'wishes');
  const failed = t(before ? 'wishes.toast.itemRemoveFailed' : 'wishes.toast.itemAddFailed');
  toast({ message: limitText(reasonOf(error), t) ?? failed, type: 'error' });
}
