import type { Shop } from '#backend/shop.ts';

type Needs = { catalog: Pick<Shop['catalog'], 'cardsBySku'>; content: Pick<Shop['content'], 'article'> };

const NOT_IN_LINKS = /[[\]\\]/g;
const label = (words: string) => words.replaceAll(NOT_IN_LINKS, ' ').trim();

/**
 * What `product <sku>` or `article <slug>` adds to a letter, in both languages: a paragraph that is the link of a product, or the title and the
 * beginning of an article. Null: the shop has no such thing.
 */
export async function textToAdd({ catalog, content }: Needs, what: string): Promise<{ fi: string; en: string } | null> {
  const [kind = '', ...rest] = what.split(' ');
  const id = rest.join(' ');
  if (id === '' || id.includes('\0')) return null;
  if (kind === 'product') {
    const [[fi], [en]] = await Promise.all([catalog.cardsBySku([id], 'fi'), catalog.cardsBySku([id], 'en')]);
    if (!fi) return null;
    const link = (name: string) => `[${label(name)}](/product/${fi.slug})`;
    return { fi: link(fi.name.default), en: link((en ?? fi).name.default) };
  }
  if (kind !== 'article') return null;
  const [fi, en] = await Promise.all([content.article(id, 'fi'), content.article(id, 'en')]);
  const of = (article: NonNullable<typeof fi>, more: string) =>
    `## ${label(article.title)}\n\n${article.description}\n\n[${more}](/uutiset-ja-artikkelit/${id})`;
  const finnish = fi ?? en;
  return finnish && { fi: of(finnish, 'Lue lisää'), en: of(en ?? finnish, 'Read more') };
}
