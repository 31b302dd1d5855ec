import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { useKeyboard } from '#web/admin/base/keyboard/use-keyboard.ts';
import { navigationOf } from '#web/admin/base/navigation.ts';
import { useRememberPlaces } from '#web/admin/base/place/use-place.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { ToastList } from '#web/admin/base/toasts/toast-list.tsx';
import type { ViewSettings } from '#web/admin/base/view-settings.ts';
import type { Command } from '#web/admin/site/palette/commands.ts';
import { pageActions } from '#web/admin/site/palette/page-actions.ts';
import { Palette } from '#web/admin/site/palette/palette.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { Dock } from './dock.tsx';
import { KeyList, type Shortcut, shownShortcuts } from './key-list.tsx';
import { Rail } from './rail.tsx';
import type { ShellData } from './shell-data.ts';
import { useCounts } from './use-counts.ts';

const SETUP = '/kayttoonotto';

/** Opens a page; one that needs headers of its own as a document. */
function useGo() {
  const navigate = useNavigate();
  return (path: string, asDocument?: boolean) => {
    if (asDocument) location.assign(path);
    else void navigate(path);
  };
}

/** What stands around every page: menu, command palette, keys, results of actions. */
export function Frame({ data: ofPage, children }: { data: ShellData; children: ReactNode }) {
  const data = { ...ofPage, counts: useCounts(ofPage.counts) };
  const t = useTexts(fi, en);
  const view = useRouteLoaderData<{ view: ViewSettings }>('root')?.view;
  const [actions, setActions] = useState<Command[] | null>(null);
  const [keys, setKeys] = useState<Shortcut[] | null>(null);
  const go = useGo();
  const { pathname } = useLocation();
  useRememberPlaces();
  const find = () => setActions(pageActions());
  useKeyboard({
    singleKeys: view?.keys !== 'off',
    go(letter) {
      const entries = navigationOf(data.role).flatMap((section) => section.entries);
      const entry = entries.find(({ key }) => key === letter);
      if (entry) go(entry.path, entry.document);
      return entry !== undefined;
    },
    showKeys: () => setKeys(shownShortcuts()),
  });
  return (
    <>
      <a className="skip" href="#sisalto">
        {t('shell.skip')}
      </a>
      <div className="app">
        {view && <Rail data={data} view={view} onFind={find} onKeys={() => setKeys(shownShortcuts())} />}
        <div className="col">
          {data.setup && pathname !== SETUP && (
            <Note>
              {t('shell.setup', data.setup)} <Link to={SETUP}>{t('shell.setup.go')}</Link>
            </Note>
          )}
          {children}
        </div>
      </div>
      <Dock data={data} onFind={find} />
      <ToastList />
      <Palette actions={actions} onClose={() => setActions(null)} role={data.role} go={go} />
      {view && <KeyList shown={keys} onClose={() => setKeys(null)} data={data} view={view} />}
    </>
  );
}
