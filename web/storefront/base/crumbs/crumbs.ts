import { localeOf } from '#domain/base/locale.ts';

export type Crumb = { to: string; label: string };

type Words = {
  /** The specified label of a segment; undefined when the list has none. */
  segment: (segment: string) => string | undefined;
  /** A category's name by its path; '?' for an unknown one. */
  category?: (path: string) => string | undefined;
  /** The page's own title, the label of a segment that is not in the list. */
  title?: string;
};

const CATEGORY_TREES = ['category', 'tuotesarjat', 'brandit', 'uutuudet', 'outlet'];
const NONE = ['kassa', 'kiitos', '_auth', 'product', 'cms'];
/** Segments before a secret or an action have no page of their own: these show the page's title only. */
const ALONE = ['tilaus', 'tarjous', 'toivelista', 'uutiskirje'];
const ACCOUNT_DEPTH = 2;

/** A decoded path segment; one with a broken escape stays as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Breadcrumbs of an address by its first segment (crumb-1). `/en` is dropped before the rules apply. */
export function crumbsOf(pathname: string, words: Words): Crumb[] {
  const base = localeOf(pathname) === 'en' ? '/en' : '';
  const steps = pathname.slice(base.length).split('/').filter(Boolean).map(decoded);
  const [first] = steps;
  if (!first || NONE.includes(first)) return [];
  const pathOf = (count: number) => `${base}/${steps.slice(0, count).map(encodeURIComponent).join('/')}`;
  const label = (step: string, index: number, otherwise = step) =>
    words.segment(step) ?? (index === steps.length - 1 ? words.title : undefined) ?? otherwise;

  if (CATEGORY_TREES.includes(first)) {
    const nameOf = (count: number) => {
      const inTree = steps.slice(first === 'category' ? 1 : 0, count).join('/');
      return words.category?.(inTree) ?? '?';
    };
    const root = (step: string) => label(step, 0, words.category?.(step) ?? '?');
    return steps.map((step, i) => ({ to: pathOf(i + 1), label: i === 0 ? root(step) : nameOf(i + 1) }));
  }
  if (ALONE.includes(first)) return [{ to: pathOf(steps.length), label: words.title ?? '?' }];
  if (first === 'uutiset-ja-artikkelit') return [{ to: pathOf(1), label: label(first, 0) }];
  if (first === 'varaosa' && steps.length > 1) {
    const sku = steps.slice(1).join('/');
    return [
      { to: pathOf(1), label: label(first, 0) },
      { to: pathOf(steps.length), label: words.title ?? sku },
    ];
  }
  const depth =
    first === 'oma-tili' && steps.length > ACCOUNT_DEPTH && steps[1] !== 'toivelistat' ? ACCOUNT_DEPTH : steps.length;
  return steps.slice(0, depth).map((step, i) => ({ to: pathOf(i + 1), label: label(step, i) }));
}
