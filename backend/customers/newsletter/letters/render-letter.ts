import { html, raw } from 'hono/html';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { blocksInLocale } from '#backend/content/pages/localize-blocks.ts';
import type { Fragment } from '#backend/platform/mail/templates/layout.ts';
import { pictureRows, thumbnail } from '#backend/platform/mail/templates/picture.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import type { ContentBlock, ProductsBlock } from '#domain/content/pages/block.ts';
import type { RenderedLetter } from '../mails/newsletter-mail.ts';
import { plainText } from './plain-text.ts';
import type { LetterSource } from './read-letter.ts';

const words = {
  fi: { lowest30: 'Alin hinta 30 pv: ', from: 'alk. ' },
  en: { lowest30: 'Lowest price in the last 30 days: ', from: 'from ' },
};

/** The cards of products by their slugs; unknown ones are left out. */
export type CardsBySlug = (slugs: readonly string[], locale: Locale) => Promise<Map<string, ProductCard>>;

type Rendering = {
  locale: Locale;
  baseUrl: string;
  search: Pick<SearchService, 'listing'>;
  cards: CardsBySlug;
  /** Puts another URL in the place of a link's; a letter that is sent counts clicks by it. */
  track?: (url: string) => string;
};

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const unescaped = (url: string) =>
  url
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&(?:amp|#38);/g, '&');

/** Makes the shop's links absolute, as a mail has no base URL, and tracks those to pages. */
const inFull = (text: string, { baseUrl, track = (url) => url }: Rendering) =>
  text
    .replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${baseUrl}${path}"`)
    .replaceAll(/href="(https?:[^"]*)"/g, (_, url: string) => `href="${escaped(track(unescaped(url)))}"`);

/** A price as the shop shows it, a reduced one with the lowest of 30 days (price-4). */
function priceLines({ price }: ProductCard, locale: Locale): string[] {
  const { final, range, discountPercent, lowest30 } = price;
  if (!final) return [];
  const t = words[locale];
  const now = `${range ? t.from : ''}${formatEuros(final.inclTax)}`;
  return [
    discountPercent === null ? now : `${now} (−${discountPercent} %)`,
    ...(lowest30 === null ? [] : [`${t.lowest30}${formatEuros(lowest30)}`]),
  ];
}

/** Products with picture, price and a link each. */
const cardsHtml = (cards: readonly ProductCard[], { locale, baseUrl }: Rendering): Fragment =>
  html`<table>${pictureRows(
    cards.map((card) => ({
      picture: thumbnail(card.image?.id ?? null, baseUrl),
      cells: html`<td><a href="${`${baseUrl}${localePrefix(locale)}/product/${card.slug}`}">${[card.name.default, card.name.variation].filter(Boolean).join(', ')}</a>${priceLines(card, locale).map((line) => html`<br>${line}`)}</td>`,
    })),
  )}</table>`;

async function productsHtml(block: ProductsBlock, rendering: Rendering): Promise<Fragment> {
  const query = readListingQuery(new URLSearchParams(block.query), block.category);
  const { hits } = await rendering.search.listing(query, rendering.locale);
  const cards = hits.slice(0, block.limit);
  return cards.length === 0 ? html`` : html`<h2>${block.title}</h2>${cardsHtml(cards, rendering)}`;
}

const LONE_LINK = /<p><a href="(?:\/en)?\/product\/([^"?#/]+)"[^>]*>[^<]*<\/a><\/p>/g;

/** A paragraph that is only a link to a product becomes the product with its picture and today's price (admin-letter-2). */
async function withProducts(text: string, rendering: Rendering): Promise<string> {
  const slugs = [...text.matchAll(LONE_LINK)].map(([, slug = '']) => slug);
  if (slugs.length === 0) return text;
  const found = await rendering.cards(slugs, rendering.locale);
  const rows = new Map<string, string>();
  for (const [slug, card] of found) rows.set(slug, String(await cardsHtml([card], rendering)));
  return text.replaceAll(LONE_LINK, (paragraph, slug: string) => rows.get(slug) ?? paragraph);
}

async function blockHtml(block: ContentBlock, rendering: Rendering): Promise<Fragment> {
  switch (block.kind) {
    case 'text':
      return raw(await withProducts(block.html, rendering));
    case 'action': {
      const url = block.link.startsWith('/') ? rendering.baseUrl + block.link : block.link;
      return html`<h2>${block.title}</h2><p>${block.text}</p><p><a class="b" href="${url}">${block.label}</a></p>`;
    }
    case 'questions':
      return html`${block.title ? html`<h2>${block.title}</h2>` : ''}${block.questions.map(
        (own) => html`<h3>${own.question}</h3>${raw(own.html)}`,
      )}`;
    case 'products':
      return productsHtml(block, rendering);
    default:
      return html``;
  }
}

/** Renders the HTML and text deps of a letter, with absolute links and current prices. */
export async function renderLetter(source: LetterSource, rendering: Rendering): Promise<RenderedLetter> {
  const blocks = blocksInLocale(source.blocks, rendering.locale);
  const deps = await Promise.all(blocks.map(async (block) => String(await blockHtml(block, rendering))));
  const whole = inFull(deps.join('\n'), rendering);
  return { subject: source.subject, preview: source.preview, html: whole, text: plainText(whole) };
}
