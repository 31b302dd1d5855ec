/**
 * What a page declares about itself: `export const handle: PageHandle = …` in its route module, or in the layout of several pages.
 * Server and storefront derive their lists from the handles. A page without one is rendered for each visitor, is indexed, is not
 * in the site map, and has a breadcrumb for each segment of its path.
 */
export type PageHandle = {
  /**
   * The page is the same for every visitor of a locale, so it is rendered once and cached, and links may prefetch it. A page
   * that depends on the query picks its parameters, in canonical form; null: such a query is not cached.
   */
  cache?: true | ((query: URLSearchParams) => URLSearchParams | null);
  /** The page stands in the site map. Products, articles and the like are listed there by their features. */
  inSiteMap?: true;
  /** The page is not indexed; `disallow`: robots.txt keeps crawlers out as well. */
  robots?: 'noindex' | 'disallow';
  /**
   * Breadcrumbs (crumb-1): none, the page's title only, the categories of the path, or at most so many segments.
   */
  crumbs?: 'none' | 'title' | 'categories' | number;
  /** The page is the 404 of paths that no other page matches. */
  notFound?: true;
};

/** The handle of a page, with what it inherits from its layouts. `matches` are its routes, outermost first. */
export const handleOf = (matches: readonly ({ handle?: unknown } | undefined)[]): PageHandle =>
  Object.assign({}, ...matches.map((match) => match?.handle));
