import type { ProductCard, ShownPrice } from '#domain/catalog/products/product.ts';

/** More values of a group stand behind one press. */
export const SHOWN = 8;

/**
 * A box of the filters; `name` and `value` are those of its field in the form, and so of the address. Without a label its
 * value says it (`saidByValue`): a listing has dozens of sizes, and travels twice.
 */
export type FacetOption = { name: string; value: string; label?: string; lang?: 'fi'; count: number };

/** What a value says by itself: an attribute's without the code before it. */
export const saidByValue = (value: string): string => value.replace(/^.*?:/, '');

/** One group of filters. */
export type FacetGroup = {
  id: string;
  title: string;
  lang?: 'fi';
  open: boolean;
  options: FacetOption[];
  /** Two fields in euros instead of boxes: what is written in them, and the range of the listing. */
  price?: { min: string; max: string; lowest: string; highest: string };
};

/** A way into a part of the listing, with the number of products there. */
export type Part = { to: string; name: string; lang?: 'fi'; count?: number };

/** One chosen filter; the address is the listing without it. */
export type ChosenChip = { id: string; text: string; to: string };

export type ListingHead = {
  title: string;
  text: string;
  /** `fi` when title and text fell back to Finnish. */
  lang?: 'fi';
  /** The canonical path with its page. */
  path: string;
  metaTitle: string;
  description: string;
  noindex: boolean;
};

/** A card with no more than is shown: what a listing says travels to the browser twice. */
export type ListedCard = Omit<ProductCard, 'image' | 'price' | 'variantCount'> & {
  image: { id: string } | null;
  price: ShownPrice;
};

/**
 * A listing as its page shows it: words, addresses and counts are made by the server, so that neither the rules nor the
 * texts of the filters travel to the browser. What is chosen is what the address says.
 */
export type ListingView = {
  head: ListingHead;
  /** Names of the crumbs by category path. */
  crumbs: Record<string, string>;
  parts: Part[];
  cards: ListedCard[];
  total: number;
  page: number;
  pages: number;
  groups: FacetGroup[];
  /** The label of the filter by the own vehicle; null where nothing says what it fits. */
  fits: string | null;
  /** What the address says beside the fields: kept when the form is sent. */
  kept: [name: string, value: string][];
  /** What narrows the listing, as words. */
  chips: ChosenChip[];
  /** The address without any filter. */
  clear: string;
  /** The orders; `standard` is the one of an address that names none. */
  sorts: { standard: string; options: { value: string; label: string }[] };
  /** The address that shows the next page together with those shown now. */
  more: string | null;
  /** The address of the first page; others differ by `page`. */
  first: string;
  /** When nothing was found: what to leave out, and how many that would show. */
  ways: Part[];
  /** The words that were searched for instead. */
  corrected: string | null;
};
