import type { ProductCard, ShownPrice } from '#domain/catalog/products/product.ts';

/** Options of a group shown without opening it. */
export const VISIBLE_OPTIONS = 8;

/**
 * A checkbox of the filters; `name` and `value` are its form field and address parameter (`fieldOf`). An attribute's option
 * has no name, and no value when its label gives it: a listing has dozens of sizes and is sent as HTML and as data.
 */
export type FacetOption = { name?: string; value?: string; label: string; lang?: 'fi'; count: number };

/** The form field of an option in the group `code`; `attributeKey` makes the same value of Finnish words. */
export const fieldOf = (
  code: string,
  { name = 'attr', value, label }: FacetOption,
): { name: string; value: string } => ({
  name,
  value: value ?? `${code}:${label.toLowerCase().replaceAll(' ', '-')}`,
});

/** One group of filters. */
export type FacetGroup = {
  id: string;
  title: string;
  lang?: 'fi';
  /** Absent when closed: most groups are, and a listing is sent as HTML and as data. */
  open?: boolean;
  options: FacetOption[];
  /** For the price group: the chosen range in euros, and the range of the listing as placeholders. */
  price?: { min: string; max: string; lowest: string; highest: string };
};

/** A link to a related listing, with its number of products. */
export type ListingLink = { to: string; name: string; lang?: 'fi'; count?: number };

/** A chosen filter; `to` is the listing without it. */
export type ChosenChip = { id: string; text: string; to: string };

export type ListingHead = {
  title: string;
  text: string;
  /** `fi` when title and text fell back to Finnish. */
  lang?: 'fi';
  /** The canonical path, with the page number. */
  path: string;
  metaTitle: string;
  description: string;
  noindex: boolean;
};

/** The card fields that are shown: a listing is sent to the browser twice, as HTML and as data. */
export type ListedCard = Omit<ProductCard, 'image' | 'price' | 'variantCount'> & {
  image: { id: string } | null;
  price: ShownPrice;
};

/**
 * The view object of a listing. The server makes texts, addresses and counts, so that neither the rules nor the messages of
 * the filters are sent to the browser. The address holds the chosen filters.
 */
export type ListingView = {
  head: ListingHead;
  /** Crumb names by category path. */
  crumbs: Record<string, string>;
  subcategories: ListingLink[];
  cards: ListedCard[];
  total: number;
  page: number;
  pages: number;
  groups: FacetGroup[];
  /** The label of the vehicle filter; null when no product of the listing has fitment rows. */
  fits: string | null;
  /** Address parameters without a visible field, sent with the form. */
  hiddenFields: [name: string, value: string][];
  /** The chosen filters. */
  chips: ChosenChip[];
  /** The address without any filter. */
  clear: string;
  /** The sort orders; `standard` is the default, which the address omits. */
  sorts: { standard: string; options: { value: string; label: string }[] };
  /** The address that shows the next page together with those shown now. */
  more: string | null;
  /** The address of the first page; others differ by `page`. */
  first: string;
  /** When nothing was found: listings without one of the filters, with their counts. */
  widerListings: ListingLink[];
  /** The corrected query that was searched for instead; null when there was none. */
  corrected: string | null;
};
