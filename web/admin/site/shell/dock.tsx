import { type NavigationEntry, navigationOf } from '#web/admin/base/navigation.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { NavigationLink } from './rail.tsx';
import type { ShellData } from './shell-data.ts';

/** Entries of the dock, at the thumb of a phone; the menu has the rest. */
const DOCK = ['/', '/tilaukset', '/pakkaus', '/viestit'];

/** The menu of a phone. The rest of the menu opens from the last button. */
export function Dock({ data, onFind }: { data: ShellData; onFind: () => void }) {
  const t = useTexts(fi, en);
  const entries = navigationOf(data.role).flatMap((section) => section.entries);
  const docked = DOCK.map((path) => entries.find((entry) => entry.path === path)).filter(
    (entry): entry is NavigationEntry => entry !== undefined,
  );
  return (
    <nav className="dock" aria-label={t('shell.mainMenu')}>
      {docked.map((entry) => (
        <NavigationLink key={entry.path} entry={entry} count={entry.count && data.counts[entry.count]} />
      ))}
      <button type="button" onClick={onFind}>
        <Icon name="menu" />
        <span className="tx">{t('shell.more')}</span>
      </button>
    </nav>
  );
}
