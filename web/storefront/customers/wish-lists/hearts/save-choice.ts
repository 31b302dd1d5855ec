import type { WishListChoice } from '#backend/customers/wish-lists/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { T } from '#web/messages/i18n.tsx';
import { track } from '#web/storefront/base/analytics/track.ts';
import { links } from '#web/storefront/base/links.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { limitText } from '../acts/outcome-text.ts';
import { askMembership, isSignedOut, isWished, reasonOf, setWished } from './ask-wishes.ts';

const CREATED_MS = 5000;

type Choice = {
  sku: Sku;
  lists: readonly WishListChoice[];
  listIds: readonly string[];
  newList: string | undefined;
  locale: Locale;
  t: T;
};

/** Saves the lists of an item: shows the change at once, reverts it on failure, and shows the message (wish-list-4). */
export async function saveChoice({ sku, lists, listIds, newList, locale, t }: Choice): Promise<void> {
  const isSame = lists.every(({ id, has }) => listIds.includes(id) === has);
  if (isSame && newList === undefined) return;
  const before = isWished(sku);
  const after = listIds.length > 0 || newList !== undefined;
  setWished(sku, after);
  try {
    const { updated, created } = await askMembership(sku, listIds, newList);
    setWished(sku, after);
    if (after && !before) track('add_to_wishlist', { sku });
    if (created) {
      const { id, name } = created;
      const cta = { label: t('wishes.toList'), to: links(locale).wishList(id) };
      toast({ message: t('wishes.toast.created', { name }), ttl: CREATED_MS, cta });
    }
    if (updated === 1) toast({ message: t('wishes.toast.listUpdated') });
    if (updated > 1) toast({ message: t('wishes.toast.listsUpdated', { n: updated }) });
  } catch (error) {
    setWished(sku, before);
    if (isSignedOut(error)) return location.reload();
    toast({ message: limitText(reasonOf(error), t) ?? t('wishes.toast.listsFailed'), type: 'error' });
  }
}
