import type { z } from 'zod';
import type { ContentBlock, NamedKind } from '#domain/content/pages/block.ts';
import { isSafeLink, type PictureLookup, type Rendered, renderMarkdown } from '../render-markdown.ts';
import type { blockFields } from './block-fields.ts';

type Fields = { [Kind in NamedKind]: z.output<(typeof blockFields)[Kind]> };
type Problem = { line: number; field: string; reason: string };

/** A built block with its search text, links to check and problems. */
export type Built = {
  block: ContentBlock;
  plain: string;
  links: Rendered['links'];
  problems: Problem[];
};

/** Context for building a block; `line` is the line of its first field. */
export type BuildContext = { pictureId: PictureLookup; line: number; anchors: Set<string> };

type Builders = { [Kind in NamedKind]: (fields: Fields[Kind], context: BuildContext) => Built };

const plainly = (block: ContentBlock, ...words: (string | null | undefined)[]): Built => ({
  block,
  plain: words.filter(Boolean).join(' '),
  links: [],
  problems: [],
});

/** A block with its link, which is checked with those of the page. */
function linked(built: Built, link: string, line: number): Built {
  const wrong = { line, field: 'link', reason: 'must start with https://, mailto:, tel:, / or #' };
  if (!isSafeLink(link)) return { ...built, problems: [wrong] };
  return { ...built, links: /^[/#]/.test(link) ? [{ line, link }] : [] };
}

/** Query string of a listing. */
function listingQuery({ q, brand = [], label = [], sale, outlet, stock, sort }: Fields['products']): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (stock) params.set('stock', '1');
  for (const one of brand) params.append('brand', one);
  if (sale) params.set('sale', '1');
  if (outlet) params.set('outlet', '1');
  for (const one of label) params.append('label', one);
  if (sort) params.set('sort', sort);
  return params.toString();
}

/**
 * Builders of the block kinds, from validated fields. Product names are not part of the search text, as they change
 * without the page.
 */
export const buildBlock: Builders = {
  picture({ picture, alt, caption = null, link, notice }, { pictureId, line }) {
    const id = pictureId(picture) ?? '';
    const built = plainly(
      { kind: 'picture', picture: id, alt, caption, ...(link && { link }), ...(notice && { notice }) },
      caption,
    );
    return link ? linked(built, link, line) : built;
  },
  products(fields, { line }) {
    const { title, category = null, limit } = fields;
    const built = plainly({ kind: 'products', title, category, query: listingQuery(fields), limit }, title);
    return { ...built, links: category ? [{ line, link: `/category/${category}` }] : [] };
  },
  action({ title, text, link, label }, { line }) {
    return linked(plainly({ kind: 'action', title, text, link, label }, title, text), link, line);
  },
  questions({ title = null, questions }, { pictureId, line, anchors }) {
    const answers = questions.map(({ q, a }) => ({ q, ...renderMarkdown(a, { pictureId, line, anchors }) }));
    return {
      block: { kind: 'questions', title, questions: answers.map(({ q, html }) => ({ question: q, html })) },
      plain: [title, ...answers.map(({ q, plain }) => `${q} ${plain}`)].filter(Boolean).join(' '),
      links: answers.flatMap(({ links }) => links.map(({ link }) => ({ line, link }))),
      problems: answers.flatMap(({ problems }, at) =>
        problems.map(({ reason }) => ({ line, field: `questions.${at}.a`, reason })),
      ),
    };
  },
  hours: ({ store, title = null }) => plainly({ kind: 'hours', store, title }, title),
  map: ({ store, picture, alt }, { pictureId }) =>
    plainly({ kind: 'map', store, picture: pictureId(picture) ?? '', alt }),
  video({ service, id, title, poster }, { pictureId }) {
    return plainly({ kind: 'video', service, id, title, poster: (poster && pictureId(poster)) || null }, title);
  },
};
