import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLocaleOf } from './i18n/i18n.tsx';

await loadLocaleOf(location.pathname);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Safari has no idle time to give; without it pages are asked for when links are pressed
(window.requestIdleCallback ?? setTimeout)(() => import('./features/navigation/watch-links.ts').catch(() => {}));
