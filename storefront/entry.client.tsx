import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { earlyClicks } from './features/notices/early-clicks.ts';
import { loadLocaleOf } from './i18n/i18n.tsx';

await loadLocaleOf(location.pathname);
earlyClicks();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// a first load that nobody moves on is no heavier for it
for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
  addEventListener(sign, () => import('./features/navigation/watch-links.ts').catch(() => {}), {
    once: true,
    passive: true,
  });
