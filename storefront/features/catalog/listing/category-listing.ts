import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Category } from '#domain/catalog/category.ts';
import { type ListingData, loadListing } from './listing-data.ts';

export type CategoryListing = ListingData & {
  /** Null for `/category`, which lists everything. */
  category: { name: string; path: string; lang?: 'fi'; text: string; image: string | null } | null;
  crumbs: Record<string, string>;
  children: { name: string; path: string; lang?: 'fi'; count: number }[];
};

type Child = Category & { productCount: number };

const isPossiblePath = (path: string) => path.length <= 200 && path.split('/').every(isPossibleId);

/** What a category or brand page shows; null when there is no such category or page. */
export async function loadCategoryListing(
  { catalog, search }: Pick<Shop, 'catalog' | 'search'>,
  path: string,
  params: URLSearchParams,
  locale: Locale,
): Promise<CategoryListing | null> {
  if (path && !isPossiblePath(path)) return null;
  const [found, data] = await Promise.all([
    catalog.category(path, locale),
    loadListing(search, params, path || null, locale),
  ]);
  if (!data || (path && !found)) return null;
  const children = (found?.children ?? []).filter((child: Child) => child.productCount > 0);
  return {
    ...data,
    category:
      found && path
        ? {
            name: found.category.name,
            path: found.category.path,
            ...(found.lang ? { lang: found.lang } : {}),
            text: found.description,
            image: found.image,
          }
        : null,
    crumbs: Object.fromEntries((found?.crumbs ?? []).map(({ slug, value }) => [slug, value])),
    children: children.map(({ name, path, lang, productCount }: Child) => ({
      name,
      path,
      ...(lang ? { lang } : {}),
      count: productCount,
    })),
  };
}
