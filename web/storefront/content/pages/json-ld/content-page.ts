import type { Locale } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { ContentBlock } from '#domain/content/pages/block.ts';
import { specialDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { SPECIAL_DAYS_AHEAD } from '#domain/content/stores/store-view.ts';
import { shop } from '#shop.config';
import { links } from '#web/storefront/base/links.ts';
import { questionsJsonLd } from './questions.ts';
import { storeJsonLd } from './store.ts';

type Page = { path: string; image: string | null; blocks: readonly ContentBlock[] };
type Given = { baseUrl: string; locale: Locale; now: Date };

/** Structured data of a content page: its store and its questions. */
export function contentJsonLd({ path, image, blocks }: Page, { baseUrl, locale, now }: Given): object[] {
  const store = shop.stores.find(({ id }) => path === `myymalat/${id}`);
  const asked = questionsJsonLd(blocks);
  const url = baseUrl + links(locale).content(path);
  const today = localDay(now, shop.timeZone);
  return [
    ...(store
      ? [
          storeJsonLd(store, {
            url,
            baseUrl,
            image,
            special: specialDays(store, detailsOf(store.id), today, SPECIAL_DAYS_AHEAD),
          }),
        ]
      : []),
    ...(asked ? [asked] : []),
  ];
}
