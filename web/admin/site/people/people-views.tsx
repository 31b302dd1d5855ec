import { Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';

/** The tabs of the people of the shop. */
export function PeopleViews({ view }: { view: 'people' | 'roles' | 'sessions' | 'approvals' | 'programs' }) {
  const t = useTexts(fi, en);
  const views = [
    ['people', '/henkilokunta'],
    ['roles', '/henkilokunta?nakyma=roles'],
    ['sessions', '/henkilokunta?nakyma=sessions'],
    ['approvals', '/hyvaksynnat'],
    ['programs', '/ohjelmat'],
  ] as const;
  return (
    <nav className="views" aria-label={t('people.views')}>
      {views.map(([name, to]) => (
        <Link key={name} to={to} aria-current={name === view ? 'page' : undefined}>
          {t(`people.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
