import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { MAIN } from '#web/storefront/base/skip-link.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { CompareSlot } from '#web/storefront/catalog/compare/compare-slot.tsx';
import { DepartmentRow } from '#web/storefront/site/menu/department-row.tsx';
import { optional } from '#web/storefront/site/notices/lost-file.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { ToastRegion } from '#web/ui/toast/toast.tsx';
import { BenefitBar } from './benefit-bar.tsx';
import { Footer } from './footer/footer.tsx';
import header from './header.module.css';
import { Header } from './header.tsx';
import styles from './shell.module.css';

const PrefetchInView = lazyComponent(() => optional(import('#web/storefront/base/prefetch/prefetch-in-view.tsx')));

/** The default layout: benefit bar, header, page, footer and toasts. */
export function Shell() {
  const main = useFocusOnNewPage();
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <div
        data-progress
        className={classes('no-print', styles.progress)}
        data-busy={busy || undefined}
        aria-hidden="true"
      />
      <BenefitBar />
      <Header />
      <DepartmentRow className={classes('no-print', header.departments)} />
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

/** Loads after hydration; when it fails to load, pages are fetched on navigation. */
function Prefetch() {
  return useHydrated() ? (
    <Suspense>
      <PrefetchInView />
    </Suspense>
  ) : null;
}

/** Moves the focus to the main content of a new page, for keyboards and screen readers; filters and variants do not. */
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
