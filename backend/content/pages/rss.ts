import { element, escapeXml } from '#backend/catalog/feed/xml.ts';
import type { Locale } from '#domain/base/locale.ts';
import { startOfLocalDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { prefixOf } from './addresses.ts';
import type { ContentTeaser } from './views.ts';

const words: Record<Locale, { title: string; description: string }> = {
  fi: { title: 'Uutiset ja artikkelit', description: 'Vinkkejä tuotteista ja kuulumisia myymälöistä.' },
  en: { title: 'News and articles', description: 'Tips on maintenance and gear, and news from our stores.' },
};

const pageOf = (baseUrl: string, locale: Locale) => baseUrl + prefixOf('article', locale);

/** Day of an article in the date format of RSS. */
const timeOf = (day: string) => startOfLocalDay(day, shop.timeZone).toUTCString();

function item({ path, title, description, date, lang }: ContentTeaser, page: string): string {
  const address = `${page}/${encodeURIComponent(path)}`;
  return element('item', [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    ...(date ? [element('pubDate', timeOf(date))] : []),
    element('description', description),
    ...(lang ? [element('dc:language', lang)] : []),
  ]);
}

/** The articles of a locale, newest first, as RSS 2.0. */
export function articleRss(articles: readonly ContentTeaser[], locale: Locale, baseUrl: string): string {
  const page = pageOf(baseUrl, locale);
  const newest = articles.find(({ date }) => date)?.date;
  const channel = element('channel', [
    element('title', `${words[locale].title} – ${shop.name}`),
    element('link', page),
    element('description', words[locale].description),
    element('language', locale),
    `<atom:link href="${escapeXml(`${page}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', timeOf(newest))] : []),
    ...articles.map((article) => item(article, page)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>
`;
}
