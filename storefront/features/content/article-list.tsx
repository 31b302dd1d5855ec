import type { ContentTeaser } from '#backend/content/service.ts';
import { PrefetchLink } from '#storefront/features/navigation/prefetch-link.tsx';
import { dateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Picture } from '#storefront/ui/picture/picture.tsx';

/** Articles with picture, day, title and first words. */
export function ArticleList({
  articles,
  heading: Heading = 'h2',
  isFirst = false,
}: {
  articles: ContentTeaser[];
  heading?: 'h2' | 'h3';
  /** The list is what the page begins with: its first picture is loaded first. */
  isFirst?: boolean;
}) {
  const { locale } = useI18n();
  return (
    <ul className="arts">
      {articles.map(({ path, title, description, lang, date, image }, at) => (
        <li key={path} className="art">
          <PrefetchLink to={links(locale).article(path)}>
            <Picture
              image={image ? { id: image } : null}
              alt=""
              sizes="(min-width: 48rem) 50vw, 100vw"
              priority={isFirst && at === 0}
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
