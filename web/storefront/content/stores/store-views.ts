import type { Locale } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { type StoreView, storeView } from '#domain/content/stores/store-view.ts';
import { shop } from '#shop.config';

/** Views of all stores today, for loaders. */
export const storeViews = (locale: Locale, now: Date): StoreView[] =>
  shop.stores.map((store) => storeView(store, detailsOf(store.id), locale, localDay(now, shop.timeZone)));

/** The view of a store; null when shop.config.ts has none by this id. */
export const storeViewOf = (id: string, locale: Locale, now: Date): StoreView | null =>
  storeViews(locale, now).find((store) => store.id === id) ?? null;
