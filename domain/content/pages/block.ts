/** Words as HTML: rendered from the shop's own Markdown and safe; links inside the shop have no locale prefix yet. */
export type TextBlock = { kind: 'text'; html: string };

/** A picture of the shop by its id, with a line under it or none. */
export type PictureBlock = { kind: 'picture'; picture: string; alt: string; caption: string | null };

/** A strip of products: what a listing with these URL parameters shows first (`readListingQuery`). */
export type ProductsBlock = {
  kind: 'products';
  title: string;
  /** Path of a category, or null for the whole catalog. */
  category: string | null;
  /** Parameters of the listing's address, `q=kelkka&sale=1`; the category is not among them. */
  query: string;
  limit: number;
};

/** What the reader is asked to do next. `link` is a path of the shop, or an address elsewhere. */
export type ActionBlock = { kind: 'action'; title: string; text: string; link: string; label: string };

/** Questions with answers of HTML like a text's. */
export type QuestionsBlock = {
  kind: 'questions';
  title: string | null;
  questions: readonly { question: string; html: string }[];
};

/** The opening hours of a store of shop.config.ts. */
export type HoursBlock = { kind: 'hours'; store: string; title: string | null };

/** Where a store is: a drawn map, with a way to a map service. */
export type MapBlock = { kind: 'map'; store: string; picture: string; alt: string };

export const videoServices = ['youtube', 'vimeo'] as const;
export type VideoService = (typeof videoServices)[number];

/** A video elsewhere; nothing of it loads before the visitor says so. `poster` is a picture of the shop. */
export type VideoBlock = { kind: 'video'; service: VideoService; id: string; title: string; poster: string | null };

/** A piece of a page, an article or a campaign; a file of `content/` is a row of them (docs/content.md). */
export type ContentBlock =
  | TextBlock
  | PictureBlock
  | ProductsBlock
  | ActionBlock
  | QuestionsBlock
  | HoursBlock
  | MapBlock
  | VideoBlock;

export type BlockKind = ContentBlock['kind'];

/** The kinds a file names with `:::`; text is what stands between them. */
export const namedKinds = [
  'picture',
  'products',
  'action',
  'questions',
  'hours',
  'map',
  'video',
] as const satisfies readonly Exclude<BlockKind, 'text'>[];

export type NamedKind = (typeof namedKinds)[number];
