/**
 * Text as HTML, rendered from the shop's own Markdown and sanitised. Links within the shop have no locale prefix yet.
 */
export type TextBlock = { kind: 'text'; html: string };

/**
 * A picture of the shop by its id, with an optional caption, and an optional address that it links to. `notice` marks the official
 * notice of the EU on the legal guarantee, which a live shop must show (Implementing Regulation (EU) 2025/1960).
 */
export type PictureBlock = {
  kind: 'picture';
  picture: string;
  alt: string;
  caption: string | null;
  link?: string;
  notice?: 'legal-guarantee';
};

/** A row of products: the first results of the listing with these URL parameters (`readListingQuery`). */
export type ProductsBlock = {
  kind: 'products';
  title: string;
  /** Path of a category, or null for the whole catalog. */
  category: string | null;
  /** Query string of the listing without its category, such as `q=kelkka&sale=1`. */
  query: string;
  limit: number;
};

/** A call to action. `link` is a path within the shop or an external URL. */
export type ActionBlock = { kind: 'action'; title: string; text: string; link: string; label: string };

/** Questions and answers; the answers are HTML, as in `TextBlock`. */
export type QuestionsBlock = {
  kind: 'questions';
  title: string | null;
  questions: readonly { question: string; html: string }[];
};

/** Opening hours of a store from shop.config.ts. */
export type HoursBlock = { kind: 'hours'; store: string; title: string | null };

/** Location of a store: a drawn map with a link to a map service. */
export type MapBlock = { kind: 'map'; store: string; picture: string; alt: string };

export const videoServices = ['youtube', 'vimeo'] as const;
export type VideoService = (typeof videoServices)[number];

/** An external video. It loads only after the visitor agrees. `poster` is a picture of the shop. */
export type VideoBlock = { kind: 'video'; service: VideoService; id: string; title: string; poster: string | null };

/** A block of a page, an article or a campaign. A file in `content/` is a sequence of blocks (docs/content.md). */
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

/** Block kinds that a file opens with `:::`; the text between them makes text blocks. */
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
