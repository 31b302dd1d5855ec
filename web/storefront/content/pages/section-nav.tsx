import { Link } from 'react-router';
import type { ContentPage } from '#backend/content/pages/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './content.module.css';

/** Navigation of the page's section: parent page and siblings. A section's own page lists its children itself. */
export function SectionNav({
  page: { path, above, section },
}: {
  page: Pick<ContentPage, 'path' | 'above' | 'section'>;
}) {
  const { t, locale } = useI18n();
  if (!path.includes('/') || (section.length === 0 && !above)) return null;
  const to = links(locale);
  return (
    <nav className={classes('no-print', styles.side)} aria-labelledby="section">
      <h2 id="section">{t('content.section')}</h2>
      <ul>
        {[...(above ? [above] : []), ...section].map((page) => (
          <li key={page.path} lang={page.lang}>
            <Link to={to.content(page.path)}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
