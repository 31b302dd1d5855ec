import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLocaleOf } from '#web/messages/i18n.tsx';
import { followLostFiles } from '#web/storefront/site/notices/lost-file.ts';
import { takeChangedFacts } from '#web/ui/changed-facts.tsx';

followLostFiles();
takeChangedFacts();
// not awaited at the top level: files of texts import the file that holds this one, and would wait for it for ever
void loadLocaleOf(location.pathname).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
