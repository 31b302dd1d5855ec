import type { ContentTeaser } from '#backend/content/pages/service.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './article-list.module.css';

/** Articles with picture, day, title and teaser. */
export function ArticleList({
  articles,
  heading: Heading = 'h2',
  isFirst = false,
}: {
  articles: ContentTeaser[];
  heading?: 'h2' | 'h3';
  /** The list is at the top of the page: its first picture loads with priority. */
  isFirst?: boolean;
}) {
  const { locale } = useI18n();
  return (
    <ul className={styles.arts}>
      {articles.map(({ path, title, description, lang, date, image }, index) => (
        <li key={path} className={styles.art}>
          <PrefetchLink to={links(locale).article(path)}>
            <Picture
              image={image ? { id: image } : null}
              alt=""
              sizes="(min-width: 48rem) 50vw, 100vw"
              priority={isFirst && index === 0}
            />
            {date && (
              <time className="small muted" dateTime={date}>
                {dateText(date, locale)}
              </time>
            )}
            <Heading lang={lang}>{title}</Heading>
            <p className="muted" lang={lang}>
              {description}
            </p>
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
