import { NavLink } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';

const pages = [
  ['/varaosat', 'counter', null],
  ['/varaosat/tilatut', 'orders', 'mayOrder'],
  ['/varaosat/menetetyt', 'lost', null],
] as const;

/** The pages of the parts counter, as tabs; special orders only for whom they are. */
export function CounterTabs({ mayOrder }: { mayOrder: boolean }) {
  const t = useTexts(fi, en);
  return (
    <nav className="views" aria-label={t('counter.title')}>
      {pages
        .filter(([, , needs]) => needs === null || mayOrder)
        .map(([path, name]) => (
          // the counter reads codes with the camera, which the headers of its document allow
          <NavLink key={path} to={path} end={path === '/varaosat'} reloadDocument={path === '/varaosat'}>
            {t(`counter.tabs.${name}`)}
          </NavLink>
        ))}
    </nav>
  );
}
