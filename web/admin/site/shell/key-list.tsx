import { Form, useLocation } from 'react-router';
import { nameOf, pressable } from '#web/admin/base/keyboard/press.ts';
import { navigationOf } from '#web/admin/base/navigation.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import type { ViewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/keys.ts';
import enShell from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/keys.ts';
import fiShell from '#web/messages/admin/fi/shell.ts';
import { Dialog } from '#web/ui/admin/dialog.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import type { ShellData } from './shell-data.ts';

export type Shortcut = { keys: string; text: string };

/** Shortcuts of what the page shows now, each once. */
export function shownShortcuts(): Shortcut[] {
  const found = new Map<string, string>();
  for (const element of pressable()) {
    const keys = element.getAttribute('aria-keyshortcuts') ?? '';
    if (!found.has(keys)) found.set(keys, nameOf(element));
  }
  return [...found].map(([keys, text]) => ({ keys, text }));
}

function List({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="dl r">
        {shortcuts.map(({ keys, text }) => (
          <div className="key-row" key={keys}>
            <dt>{text}</dt>
            <dd>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `shown`: the shortcuts of the page, collected before this opened; null: closed. */
type Props = { shown: Shortcut[] | null; onClose: () => void; data: ShellData; view: ViewSettings };

/** All keys of this page; single keys can be switched off here (WCAG 2.1.4). */
export function KeyList({ shown, onClose, data, view }: Props) {
  const t = useTexts(fi, en);
  const shell = useTexts(fiShell, enShell);
  const { pathname, search } = useLocation();
  const pages = navigationOf(data.role).flatMap(({ entries }) =>
    entries.map(({ key, text }) => ({ keys: `G ${key}`, text: shell(text) })),
  );
  const rows = [
    { keys: 'J', text: t('keys.next') },
    { keys: 'K', text: t('keys.previous') },
    { keys: 'Enter', text: t('keys.open') },
    { keys: 'X', text: t('keys.select') },
    { keys: 'Shift+X', text: t('keys.extend') },
  ];
  return (
    <Dialog open={shown !== null} onClose={onClose} label={t('keys.title')} className="key-list">
      <h2>{t('keys.title')}</h2>
      <div className="key-cols">
        <List title={t('keys.here')} shortcuts={shown ?? []} />
        <List title={t('keys.rows')} shortcuts={rows} />
        <List title={t('keys.pages')} shortcuts={pages} />
      </div>
      <Form method="post" action="/nakyma" className="btns">
        <input type="hidden" name="back" value={pathname + search} />
        <input type="hidden" name="keys" value={view.keys === 'on' ? 'off' : 'on'} />
        <button type="submit" className="btn btn-line">
          {view.keys === 'on' ? t('keys.off') : t('keys.on')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {shell('shell.close')}
        </button>
      </Form>
    </Dialog>
  );
}
