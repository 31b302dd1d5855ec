import type { KeyboardEvent, MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  sku: string;
  /** Where a guest comes back to after signing in; without it to the page of the product. */
  next?: string;
  /** Of the product, where the heart stands without words. */
  name?: string;
};

/** A press that opens a tab or a menu is the link's own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** What is a button to a screen reader is pressed by the space bar, too. */
function pressByKey(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Puts a product on a wish list. A link to signing in, the same for every visitor; for customers a button with
 * `aria-pressed` after hydration. Visible words follow by style alone; a name without words stays, as ARIA asks of a
 * pressed button.
 */
export function WishHeart({ sku, next, name }: Props) {
  const { t, locale } = useI18n();
  const isSignedIn = useStore(sessionStore, ({ user }) => user !== null);
  const isWished = useStore(sessionStore, ({ wishedSkus }) => wishedSkus.includes(sku));
  const signIn = `${links(locale).login(next)}${next ? '&' : '?'}toive=${encodeURIComponent(sku)}`;
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void import('./hearts/press-heart.ts').then(({ pressHeart }) => pressHeart(sku, signIn));
  };
  const asButton = { role: 'button', 'aria-pressed': isWished, onClick: press, onKeyDown: pressByKey } as const;
  return (
    <a
      className={name ? 'wish' : 'btn btn-outline'}
      href={signIn}
      rel="nofollow"
      data-wish={sku}
      {...(isSignedIn && asButton)}
      aria-label={name && `${t('catalog.wish')}: ${name}`}
    >
      <Icon name="heart" />
      {!name && (
        <>
          <span className="wish-add">{t('catalog.wish')}</span>
          <span className="wish-on">{t('catalog.wished')}</span>
        </>
      )}
    </a>
  );
}
