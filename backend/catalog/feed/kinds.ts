import type { Product } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { type FeedContext, googleItems, metaItems } from './feed-items.ts';
import { listingForms, listingItems } from './listing-forms.ts';
import { comparisonHead, comparisonLines } from './price-comparison.ts';
import { vehicleItems } from './vehicles.ts';
import { element, escapeXml } from './xml.ts';

type FeedKind = {
  extension: 'xml' | 'csv';
  contentType: string;
  head(where: FeedContext): string;
  items(product: Product, where: FeedContext): string[];
  foot: string;
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The head of an RSS feed of goods in the vocabulary of Google. */
function channel({ locale, baseUrl }: FeedContext): string {
  const home = locale === 'fi' ? `${baseUrl}/` : `${baseUrl}/${locale}`;
  return `${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(shop.name)}</title>
${element('link', home)}
${element('description', shop.tagline[locale])}
`;
}

const rss = {
  extension: 'xml' as const,
  contentType: 'application/rss+xml; charset=utf-8',
  head: channel,
  foot: '</channel>\n</rss>\n',
};

/** Advertisements in the form of a kind of partner. */
const ads = (form: keyof typeof listingForms) => ({
  extension: 'xml' as const,
  contentType: 'application/xml; charset=utf-8',
  head: () => `${XML}<ads>\n`,
  items: (product: Product, where: FeedContext) => listingItems(listingForms[form], product, where),
  foot: '</ads>\n',
});

/** What other services read of the catalog; docs/search-engines.md describes each. */
export const feedKinds = {
  google: { ...rss, items: googleItems },
  meta: { ...rss, items: metaItems },
  comparison: {
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    head: comparisonHead,
    items: comparisonLines,
    foot: '',
  },
  vehicles: {
    extension: 'xml',
    contentType: 'application/xml; charset=utf-8',
    head: () => `${XML}<vehicles>\n`,
    items: vehicleItems,
    foot: '</vehicles>\n',
  },
  moto: ads('moto'),
  machines: ads('machines'),
  classifieds: ads('classifieds'),
} as const satisfies Record<string, FeedKind>;

export type FeedName = keyof typeof feedKinds;
export const feedNames = Object.keys(feedKinds) as FeedName[];
export const isFeedName = (name: string | undefined): name is FeedName => feedNames.some((known) => known === name);
