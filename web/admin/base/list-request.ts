import { isOneOf } from '#domain/base/records.ts';

const LONGEST_SEARCH = 100;

/** What an address asks of a list: words, one of its views (the first without a view or words), the cursor of its page. */
export function listRequest<View extends string>({ searchParams: params }: URL, views: readonly View[] = []) {
  const text = params.get('q')?.trim().slice(0, LONGEST_SEARCH) ?? '';
  const named = params.get('view') ?? '';
  const first = named === '' && text === '' ? (views[0] ?? null) : null;
  return { text, view: isOneOf(views, named) ? named : first, after: params.get('after') };
}
