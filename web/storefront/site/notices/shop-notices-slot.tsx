import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const ShopNotices = lazyComponent(() => import('./shop-notices.tsx'));

/**
 * The notices about an unreachable backend or a newer build. They load at the first press, so that a visit of one page
 * neither fetches them nor installs the service worker.
 */
export function ShopNoticesSlot() {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const press = () => {
      listening.abort();
      setPressed(true);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { signal: listening.signal });
    // a press before hydration counts, when it moved the focus
    if (document.activeElement !== document.body) press();
    return () => listening.abort();
  }, []);
  // the development server reloads pages by itself
  return isPressed && import.meta.env.PROD ? (
    <Suspense>
      <ShopNotices />
    </Suspense>
  ) : null;
}
