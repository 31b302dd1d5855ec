import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { SERIES } from './category-listing.ts';

export type SeriesTile = { to: string; name: string; lang?: 'fi'; image: string | null; count: number };
export type SeriesIndexData = { title: string; text: string; series: SeriesTile[]; all: string };

/** The product series that have products, in sort order. */
export async function loadSeriesIndex({ catalog }: Pick<Shop, 'catalog'>, locale: Locale): Promise<SeriesIndexData> {
  const [root, t] = await Promise.all([catalog.category(SERIES, locale), loadLocale(locale, 'facets')]);
  const series = (root?.children ?? [])
    .filter(({ productCount }) => productCount > 0)
    .map(({ path, name, lang, image, productCount }) => ({
      to: links(locale).series(path.slice(SERIES.length + 1)),
      name,
      ...(lang && { lang }),
      image,
      count: productCount,
    }));
  return { title: t('catalog.series'), text: t('catalog.series.text'), series, all: t('catalog.listing.all') };
}
