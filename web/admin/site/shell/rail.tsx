import { Link, useLocation } from 'react-router';
import { shop } from '#shop.config';
import { isOpen, type NavigationEntry, navigationOf } from '#web/admin/base/navigation.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import type { ViewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import { classes } from '#web/ui/classes.ts';
import { Logo } from '#web/ui/logo/logo.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { ShellData } from './shell-data.ts';
import { StoreMenu } from './store-menu.tsx';

/** One entry of the menu, with what waits there. */
export function NavigationLink({ entry, count }: { entry: NavigationEntry; count: number | undefined }) {
  const t = useTexts(fi, en);
  const { pathname } = useLocation();
  const text = t(entry.text);
  return (
    <Link
      to={entry.path}
      title={text}
      aria-current={isOpen(entry, pathname) ? 'page' : undefined}
      reloadDocument={entry.document}
    >
      <Icon name={entry.icon} />
      <span className="tx">{text}</span>
      {count ? (
        <span className={classes('n', entry.hot && 'hot')}>
          {count}
          <span className="sr"> {t('shell.waiting')}</span>
        </span>
      ) : null}
    </Link>
  );
}

type Props = { data: ShellData; view: ViewSettings; onFind: () => void; onKeys: () => void };

/** The menu at the left: store, command palette, pages of the person's role with counts, the person. */
export function Rail({ data, view, onFind, onKeys }: Props) {
  const t = useTexts(fi, en);
  return (
    <aside className="rail on-chrome" aria-label={t('shell.menu')}>
      <div className="rail-top">
        <Logo to="/" label={t('shell.home', { shop: shop.name })} />
        <small>{t('shell.name')}</small>
      </div>
      <StoreMenu stores={data.stores} chosen={view.store} />
      <button
        type="button"
        className="rail-btn"
        onClick={onFind}
        aria-keyshortcuts="Control+K"
        aria-label={t('shell.find')}
      >
        <Icon name="search" />
        <span className="tx">{t('shell.find')}</span>
        <Keys of="Control+K" />
      </button>
      <nav className="nav" aria-label={t('shell.mainMenu')}>
        {navigationOf(data.role).map(({ heading, entries }) => (
          <section key={heading}>
            {heading && <h2>{t(heading)}</h2>}
            {entries.map((entry) => (
              <NavigationLink key={entry.path} entry={entry} count={entry.count && data.counts[entry.count]} />
            ))}
          </section>
        ))}
      </nav>
      <div className="rail-foot">
        <PersonMenu data={data} view={view} onKeys={onKeys} />
      </div>
    </aside>
  );
}
