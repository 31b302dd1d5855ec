import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLocaleOf } from '#web/messages/i18n.tsx';
import { followLostFiles } from '#web/storefront/site/notices/lost-file.ts';

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
