import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { MAIN } from '#web/storefront/base/skip-link.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { CompareSlot } from '#web/storefront/catalog/compare/compare-slot.tsx';
import { optional } from '#web/storefront/site/notices/lost-file.ts';
import { piece } from '#web/ui/piece.ts';
import { ToastRegion } from '#web/ui/toast/toast.tsx';
import { BenefitBar } from './benefit-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';

const PrefetchInView = piece(() => optional(import('#web/storefront/base/prefetch/prefetch-in-view.tsx')));

/** The default layout: benefit bar, header, the page, footer, toasts. */
export function Shell() {
  const main = useFocusOnNewPage();
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <div className="progress" data-busy={busy || undefined} aria-hidden="true" />
      <BenefitBar />
      <Header />
      <main id={MAIN} tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <CompareSlot />
      <ToastRegion />
      <Prefetch />
    </>
  );
}

/** Comes after hydration; a browser that cannot load it fetches pages when they are opened. */
function Prefetch() {
  return useHydrated() ? (
    <Suspense>
      <PrefetchInView />
    </Suspense>
  ) : null;
}

/** A new page starts at its beginning for the keyboard and the screen reader too; filters and variants stay put. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
