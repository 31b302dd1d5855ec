import { type Category, isBrandCategory, mainCategories } from '#domain/catalog/products/category.ts';
import { shop as config } from '#shop.config';
import { addressOf, type ContentListed, categoryPath, contentPath } from './addresses.ts';

type Options = { baseUrl: string; tree: readonly Category[]; listed: readonly ContentListed[] };

// escapes brackets, so that a title cannot end its link
const plain = (text: string) => text.replace(/[[\]\n]/g, ' ').trim();

/**
 * The shop in Markdown for language models (llmstxt.org): departments, services, terms and feeds. In English, with links to
 * both languages.
 */
export function llmsText({ baseUrl, tree, listed }: Options): string {
  const link = (title: string, path: string) => `- [${plain(title)}](${addressOf(baseUrl, path, 'en')})`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];
  const ofKind = (kind: ContentListed['kind']) => listed.filter((page) => page.kind === kind);
  const contents = (kind: ContentListed['kind']) => ofKind(kind).map((page) => link(page.title, contentPath(page)));
  const stores = config.stores.map(
    ({ name, street, postcode, city, phone }) => `- ${name}: ${street}, ${postcode} ${city}, ${phone}`,
  );
  return [
    `# ${config.name}`,
    '',
    `> ${config.tagline.en}`,
    '',
    `An online shop of ${config.company} in Finland. Prices are in euros and include VAT. Every page is also in Finnish: the same address without \`/en\`. A product as Markdown: its address and \`.md\`, or \`Accept: text/markdown\`.`,
    '',
    ...section(
      'Departments',
      mainCategories(tree).map(({ name, path }) => link(name, categoryPath(path))),
    ),
    ...section('Finding products', [
      link('All products', '/category'),
      link('Offers', '/tarjoukset'),
      link('Used machines', '/vaihtolaitteet'),
      link('Spare parts by code', '/varaosahaku'),
      link('Exploded drawings of machines', '/varaosakuvat'),
      link('Brands', '/brandit'),
    ]),
    ...section(
      'Brands',
      tree.filter(isBrandCategory).map(({ name, path }) => link(name, categoryPath(path))),
    ),
    ...section('Services, stores and terms', contents('page')),
    ...section('Campaigns', contents('campaign')),
    ...section('Articles', contents('article')),
    ...section('Stores', stores),
    ...section('For agents', [
      `- [Profile of the Universal Commerce Protocol](${baseUrl}/.well-known/ucp): search, product data, carts that a person pays`,
      `- MCP server: ${baseUrl}/ucp/mcp, with tools for fitment, spare parts, stores and orders`,
    ]),
    ...section('Data', [
      `- [All products with prices and stock](${baseUrl}/feeds/google-en.xml)`,
      `- [Vehicles and used machines](${baseUrl}/feeds/vehicles-en.xml)`,
      `- [The tree of categories](${baseUrl}/data/category/categories-v2.json)`,
      `- [Site map](${baseUrl}/sitemap.xml)`,
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
