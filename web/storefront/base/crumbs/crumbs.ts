import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';

export type Crumb = { to: string; label: string };

type Words = {
  /** The specified label of a segment; undefined when the list has none. */
  segment: (segment: string) => string | undefined;
  /** A category's name by its path; '?' for an unknown one. */
  category?: (path: string) => string | undefined;
  /** The page's own title, the label of a segment that is not in the list. */
  title?: string;
};

/** A decoded path segment; one with a broken escape stays as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Breadcrumbs of an address as the page's handle declares them (crumb-1). `/en` is dropped before the rules apply. */
export function crumbsOf(pathname: string, kind: PageHandle['crumbs'], words: Words): Crumb[] {
  const base = localeOf(pathname) === 'en' ? '/en' : '';
  const steps = pathname.slice(base.length).split('/').filter(Boolean).map(decoded);
  const [first] = steps;
  if (!first || kind === 'none') return [];
  const pathOf = (count: number) => `${base}/${steps.slice(0, count).map(encodeURIComponent).join('/')}`;
  // segments before a secret or an action have no page of their own
  if (kind === 'title') return [{ to: pathOf(steps.length), label: words.title ?? '?' }];
  const label = (step: string, index: number, otherwise = step) =>
    words.segment(step) ?? (index === steps.length - 1 ? words.title : undefined) ?? otherwise;
  if (kind === 'categories') {
    const nameOf = (count: number) => {
      const inTree = steps.slice(first === 'category' ? 1 : 0, count).join('/');
      return words.category?.(inTree) ?? '?';
    };
    const root = (step: string) => label(step, 0, words.category?.(step) ?? '?');
    return steps.map((step, i) => ({ to: pathOf(i + 1), label: i === 0 ? root(step) : nameOf(i + 1) }));
  }
  return steps.slice(0, kind).map((step, i) => ({ to: pathOf(i + 1), label: label(step, i) }));
}
