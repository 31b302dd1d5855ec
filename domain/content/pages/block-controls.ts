import type { NamedKind } from './block.ts';

/**
 * How a field is edited, and how its value stands in the file: `list` is one value a line, `flag` is true or left out, `not` is false
 * or left out, and a list of choices is one of them.
 */
export type Control =
  | 'line'
  | 'area'
  | 'link'
  | 'picture'
  | 'category'
  | 'store'
  | 'day'
  | 'number'
  | 'list'
  | 'flag'
  | 'not'
  | 'questions'
  | readonly string[];

type Controls = Readonly<Record<string, Control>>;

const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount', 'name'] as const;

/** The fields of each kind of block, in the order of its form and of new files (docs/content.md). */
export const blockControls = {
  picture: { picture: 'picture', alt: 'line', caption: 'line', link: 'link', notice: ['legal-guarantee'] },
  products: {
    title: 'line',
    category: 'category',
    q: 'line',
    brand: 'list',
    label: 'list',
    sale: 'flag',
    outlet: 'flag',
    stock: 'flag',
    sort: sorts,
    limit: 'number',
  },
  action: { title: 'line', text: 'area', link: 'link', label: 'line' },
  questions: { title: 'line', questions: 'questions' },
  hours: { store: 'store', title: 'line' },
  map: { store: 'store', picture: 'picture', alt: 'line' },
  video: { service: ['youtube', 'vimeo'], id: 'line', title: 'line', poster: 'picture' },
} as const satisfies Record<NamedKind, Controls>;

/** The fields of the head. */
export const headControls = {
  title: 'line',
  description: 'area',
  parent: 'line',
  image: 'picture',
  date: 'day',
  from: 'day',
  until: 'day',
  updated: 'day',
  draft: 'flag',
  noindex: 'flag',
  formerly: 'list',
  code: 'line',
  category: 'category',
  reduced: 'not',
} as const satisfies Controls;

/** Fields without which a block is no block. */
export const requiredFields: Record<NamedKind, readonly string[]> = {
  picture: ['picture', 'alt'],
  products: ['title'],
  action: ['title', 'text', 'link', 'label'],
  questions: ['questions'],
  hours: ['store'],
  map: ['store', 'picture', 'alt'],
  video: ['service', 'id', 'title'],
};

export const controlsOf = (kind: NamedKind): Controls => blockControls[kind];
