import type { CampaignTeaser } from '#backend/content/pages/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { links } from '#web/storefront/base/links.ts';
import type { ListedCard, ListingView } from '#web/storefront/catalog/listing/view/listing-view.ts';
import type { ProductData } from '#web/storefront/catalog/product/product-view.ts';
import type { PartSearchData } from '#web/storefront/catalog/spare-parts/search/search-data.ts';
import type { HomeData } from '#web/storefront/content/home/home-data.ts';
import { cardItem, partItem, variantItem } from './analytics-items.ts';
import { type Seen, seenItem, seenList, seenPromotions, together } from './seen-items.ts';
import { withoutEmail } from './told-address.ts';

type Page = { locale: Locale; pathname: string; search: string };

const nothing: Seen = { events: [], presses: {} };

const cards = (
  id: string,
  name: string,
  shown: readonly Pick<ListedCard, 'sku' | 'slug' | 'name' | 'brand' | 'price'>[],
  { locale }: Page,
): Seen =>
  seenList(
    { id, name },
    shown.map((card, index) => ({
      path: links(locale).product(card.slug),
      item: cardItem(card, index, { id, name }),
    })),
  );

const campaigns = (place: string, shown: readonly CampaignTeaser[], { locale }: Page): Seen =>
  seenPromotions(
    place,
    shown.map(({ path, title }) => ({ path: links(locale).campaign(path), id: path, name: title })),
  );

const searched = (term: string): Seen => {
  const search_term = withoutEmail(term.trim());
  return search_term ? { ...nothing, events: [{ event: 'search', search_term }] } : nothing;
};

/** The list id: `/en/category/renkaat` is `category/renkaat` in both languages. */
const listOf = ({ pathname }: Page) => pathname.replace(/^\/(en\/)?/, '');

function listing({ head, cards: shown }: ListingView, page: Page): Seen {
  return cards(listOf(page), head.title, shown, page);
}

async function product({ product, accessories, related }: ProductData, page: Page): Promise<Seen> {
  // loaded on demand: other pages must not load the product page's code for analytics
  const { chosenVariant } = await import('#web/storefront/catalog/product/buy/choose-variant.ts');
  const variant = chosenVariant(product, new URLSearchParams(page.search));
  return together(
    variant ? seenItem(variantItem(product, variant)) : nothing,
    cards('accessories', 'accessories', accessories, page),
    cards('related', 'related', related, page),
  );
}

function partSearch({ query, parts }: PartSearchData, { locale }: Page): Seen {
  const list = { id: 'varaosahaku', name: 'varaosahaku' };
  return together(
    searched(query.code),
    seenList(
      list,
      parts.map((part, index) => ({
        path: links(locale).sparePart(part.sku),
        item: partItem(part, { index, list }),
      })),
    ),
  );
}

const part = ({ shown: [hit] = [] }: { shown?: SparePartHit[] }): Seen => (hit ? seenItem(partItem(hit)) : nothing);

/** Events of each page by its route (web/storefront/routes.ts) and its loader data. */
const pages: Record<string, (data: never, page: Page) => Seen | Promise<Seen>> = {
  'content/home': (data: HomeData, page) =>
    together(
      campaigns('home', data.campaigns, page),
      cards('home-offers', 'offers', data.offers, page),
      cards('home-newest', 'newest', data.newest, page),
    ),
  'sales/campaigns': (data: { campaigns: CampaignTeaser[] }, page) => campaigns('campaigns', data.campaigns, page),
  'catalog/search': (view: ListingView, page) =>
    together(searched(new URLSearchParams(page.search).get('q') ?? ''), listing(view, page)),
  'catalog/product': product,
  'catalog/spare-parts/part': part,
  'catalog/spare-parts/search': partSearch,
  ...Object.fromEntries(
    ['category', 'brand', 'series', 'new-products', 'outlet', 'offers', 'trade-ins'].map((name) => [
      `catalog/listing/${name}`,
      listing,
    ]),
  ),
};

/** The events of a page view; none for a page that could not be shown. */
export async function seenOn(route: string, data: unknown, page: Page): Promise<Seen> {
  const look = pages[route.replace(/^(fi|en)\//, '')];
  return look && data ? look(data as never, page) : nothing;
}
