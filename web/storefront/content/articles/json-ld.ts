import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

type Article = {
  title: string;
  description: string;
  /** Day of publication `YYYY-MM-DD`. */
  date: string | null;
  updatedOn?: string | null;
  image: string | null;
  lang?: 'fi';
};

/** schema.org Article of a news page; `url` is absolute. */
export function articleJsonLd(
  article: Article,
  { baseUrl, url, locale }: { baseUrl: string; url: string; locale: Locale },
) {
  const { title, description, date, updatedOn, image, lang } = article;
  const organization = { '@type': 'Organization', name: shop.name, url: `${baseUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: lang ?? locale,
    mainEntityOfPage: url,
    image: image ? `${baseUrl}/pictures/${image}/og.jpg` : `${baseUrl}/share.jpg`,
    ...(date ? { datePublished: date } : {}),
    ...((updatedOn ?? date) ? { dateModified: updatedOn ?? date } : {}),
    author: organization,
    publisher: organization,
  };
}
