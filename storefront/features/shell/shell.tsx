import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ToastRegion } from '#storefront/ui/toast/toast.tsx';
import { CompareSlot } from '../compare/compare-slot.tsx';
import { BenefitBar } from './benefit-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { MAIN } from './skip-link.tsx';

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
    </>
  );
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
