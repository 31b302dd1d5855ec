import { isOneOf } from '#domain/base/records.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';

/** What a page is in the shop: shown, shown later, over, marked as a draft, never published, or taken out. */
export const pageStates = ['shown', 'later', 'over', 'hidden', 'unpublished', 'archived'] as const;
export type PageState = (typeof pageStates)[number];

/** Views of the list of pages. */
export const pageViews = ['all', 'edited', 'problems', 'untranslated', 'later', 'archived'] as const;
export type PageView = (typeof pageViews)[number];

/** What a list of pages shows, as its address holds it. */
export type PageListQuery = { text: string; view: PageView; kind: ContentKind | null };

/** Reads the query of a list from an address; what it does not know is left out. */
export function readPageList(params: URLSearchParams): PageListQuery {
  const view = params.get('view');
  const kind = params.get('kind');
  return {
    text: params.get('q')?.trim().slice(0, 100) ?? '',
    view: isOneOf(pageViews, view) ? view : 'all',
    kind: isOneOf(contentKinds, kind) ? kind : null,
  };
}

type Days = { draft: boolean; from: string | null; until: string | null };

/** The state of a published text on a day. */
export function stateOn({ draft, from, until }: Days, today: string): PageState {
  if (draft) return 'hidden';
  if (from !== null && from > today) return 'later';
  return until !== null && until < today ? 'over' : 'shown';
}
