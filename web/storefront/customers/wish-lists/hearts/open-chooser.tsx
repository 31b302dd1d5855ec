import { createRoot } from 'react-dom/client';
import type { WishListChoice } from '#backend/customers/wish-lists/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { I18n, type T } from '#web/messages/i18n.tsx';
import { ListChooser } from './list-chooser.tsx';

type Asked = { sku: Sku; lists: WishListChoice[]; locale: Locale; t: T };

/** Opens the list chooser in a React root of its own, so that no page loads its code. Resolves when it is closed. */
export function openChooser({ sku, lists, locale, t }: Asked): Promise<void> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const pressed = document.activeElement;
    const close = () => {
      root.unmount();
      place.remove();
      if (pressed instanceof HTMLElement) pressed.focus();
      resolve();
    };
    root.render(
      <I18n value={{ t, locale }}>
        <ListChooser sku={sku} lists={lists} onClosed={close} />
      </I18n>,
    );
  });
}
