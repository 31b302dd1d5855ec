import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followLostFiles } from './features/notices/lost-file.ts';
import { loadLocaleOf } from './i18n/i18n.tsx';

followLostFiles();
await loadLocaleOf(location.pathname);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
