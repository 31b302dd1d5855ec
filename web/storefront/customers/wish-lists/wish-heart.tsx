import type { KeyboardEvent, MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import type { WishButtonProps } from '#web/storefront/catalog/card/wish-button.tsx';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

/** Clicks that open a tab or a menu are left to the link. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A screen reader announces a button, so the space bar must press it too. */
function pressByKey(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Puts a product on a wish list. Rendered as a link to signing in, the same for every visitor; after hydration a button
 * with `aria-pressed` for customers. The visible text changes by CSS only: the accessible name stays, as ARIA requires
 * of a toggle button.
 */
export function WishHeart({ sku, next, name }: WishButtonProps) {
  const { t, locale } = useI18n();
  const isSignedIn = useStore(sessionStore, ({ user }) => user !== null);
  const isWished = useStore(sessionStore, ({ wishedSkus }) => wishedSkus.includes(sku));
  const signIn = `${links(locale).signIn(next)}&toive=${encodeURIComponent(sku)}`;
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void import('./hearts/press-heart.ts').then(({ pressHeart }) => pressHeart(sku, signIn));
  };
  const asButton = { role: 'button', 'aria-pressed': isWished, onClick: press, onKeyDown: pressByKey } as const;
  return (
    <a
      className={name ? 'heart no-print' : 'more'}
      href={signIn}
      rel="nofollow"
      data-wish={sku}
      {...(isSignedIn && asButton)}
      aria-label={name && `${t('catalog.wish')}: ${name}`}
    >
      <Icon name="heart" small={!name} />
      {!name && (
        <>
          <span className="heart-add">{t('catalog.wish')}</span>
          <span className="heart-on">{t('catalog.wished')}</span>
        </>
      )}
    </a>
  );
}
