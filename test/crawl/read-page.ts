import { type Element, readHtml } from './read-html.ts';

/** The parts of a document that search engines read. */
export type Page = {
  lang: string;
  title: string[];
  h1: number;
  description: string[];
  robots: string[];
  canonical: string[];
  /** hreflang → address. */
  alternates: Record<string, string>;
  /** `og:*` and `twitter:*`. */
  sharing: Record<string, string>;
  jsonLd: string[];
  /** Everything the page leads to or loads, as it is written. */
  links: string[];
  loads: string[];
  ids: Set<string>;
  sameIds: string[];
  crumbs: boolean;
};

const sources = ({ attributes }: Element): string[] => [
  ...(attributes.src ? [attributes.src] : []),
  ...(attributes.srcset ?? '').split(/,\s+/).flatMap((entry) => entry.trim().split(/\s+/)[0] || []),
];

export function readPage(html: string): Page {
  const elements = readHtml(html);
  const all = (name: string) => elements.filter((element) => element.name === name);
  const metas = all('meta').map(({ attributes }) => attributes);
  const named = (name: string) => metas.filter((meta) => meta.name === name).map(({ content }) => content ?? '');
  const rel = (name: string) => all('link').filter(({ attributes }) => attributes.rel === name);
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  const sharing = metas.flatMap(({ property, name, content = '' }) => {
    const key = property ?? name ?? '';
    return /^(og|twitter):/.test(key) ? [[key, content] as const] : [];
  });
  return {
    lang: all('html')[0]?.attributes.lang ?? '',
    // titles of drawings are not the page's
    title: elements
      .slice(
        0,
        elements.findIndex(({ name }) => name === 'body'),
      )
      .filter(({ name }) => name === 'title')
      .map(({ text }) => text),
    h1: all('h1').length,
    description: named('description'),
    robots: named('robots'),
    canonical: rel('canonical').map(({ attributes }) => attributes.href ?? ''),
    alternates: Object.fromEntries(
      rel('alternate').flatMap(({ attributes: { hreflang, href } }) => (hreflang ? [[hreflang, href ?? '']] : [])),
    ),
    sharing: Object.fromEntries(sharing),
    jsonLd: all('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => text),
    links: [
      ...all('a').flatMap(({ attributes }) => attributes.href ?? []),
      ...all('area').flatMap(({ attributes }) => attributes.href ?? []),
      ...all('form').flatMap(({ attributes: { method, action } }) =>
        method?.toLowerCase() === 'post' ? [] : (action ?? []),
      ),
    ],
    loads: [
      ...all('link').flatMap(({ attributes: { rel: kind = '', href } }) =>
        /stylesheet|preload|icon|manifest/.test(kind) && href ? [href] : [],
      ),
      ...[...all('script'), ...all('img'), ...all('source'), ...all('video')].flatMap(sources),
    ],
    ids: new Set(ids),
    sameIds: [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))],
    crumbs: elements.some(({ name, attributes }) => name === 'ol' && attributes.class === 'crumbs'),
  };
}
