import { Link } from 'react-router';
import { dateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Picture } from '#storefront/ui/picture/picture.tsx';

export type ArticleCard = {
  slug: string;
  title: string;
  description: string;
  lang?: 'fi';
  publishedOn: string | null;
  image: string | null;
};

/** Articles with picture, day, title and first words. */
export function ArticleList({ articles, heading: Heading = 'h2' }: { articles: ArticleCard[]; heading?: 'h2' | 'h3' }) {
  const { locale } = useI18n();
  return (
    <ul className="arts">
      {articles.map(({ slug, title, description, lang, publishedOn, image }) => (
        <li key={slug} className="art">
          <Link to={links(locale).article(slug)}>
            <Picture image={image ? { id: image } : null} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
            {publishedOn && <time dateTime={publishedOn}>{dateText(publishedOn, locale)}</time>}
            <Heading lang={lang}>{title}</Heading>
            <p lang={lang}>{description}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
