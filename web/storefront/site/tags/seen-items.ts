import { type AnalyticsEvent, type AnalyticsItem, aboutItems } from '#web/storefront/base/analytics/analytics-event.ts';
import type { SeenList } from './analytics-items.ts';

/** Events of a page view: those to push at once, and by link address those to push on a click. */
export type Seen = { events: AnalyticsEvent[]; presses: Record<string, AnalyticsEvent> };

/** A list of linked items, in order. */
export function seenList({ id, name }: SeenList, shown: readonly { path: string; item: AnalyticsItem }[]): Seen {
  if (shown.length === 0) return { events: [], presses: {} };
  const list = { item_list_id: id, item_list_name: name };
  const about = (event: string, items: AnalyticsItem[]) => ({ event, ecommerce: { ...list, items } });
  return {
    events: [
      about(
        'view_item_list',
        shown.map(({ item }) => item),
      ),
    ],
    presses: Object.fromEntries(shown.map(({ path, item }) => [path, about('select_item', [item])])),
  };
}

/** Campaigns shown in a place of a page. */
export function seenPromotions(place: string, shown: readonly { path: string; id: string; name: string }[]): Seen {
  const about = (event: string, { id, name }: { id: string; name: string }): AnalyticsEvent => ({
    event,
    ecommerce: { promotion_id: id, promotion_name: name, creative_slot: place },
  });
  return {
    events: shown.map((campaign) => about('view_promotion', campaign)),
    presses: Object.fromEntries(shown.map((campaign) => [campaign.path, about('select_promotion', campaign)])),
  };
}

export const seenItem = (item: AnalyticsItem): Seen => ({ events: [aboutItems('view_item', [item])], presses: {} });

/** Combines several; a link in two lists belongs to the first. */
export const together = (...seen: readonly Seen[]): Seen => ({
  events: seen.flatMap(({ events }) => events),
  presses: Object.assign({}, ...seen.toReversed().map(({ presses }) => presses)),
});
