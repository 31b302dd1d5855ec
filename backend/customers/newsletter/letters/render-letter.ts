import { html, raw } from 'hono/html';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { blocksInLocale } from '#backend/content/pages/localize-blocks.ts';
import type { Fragment } from '#backend/platform/mail/templates/layout.ts';
import type { Locale } from '#domain/base/locale.ts';
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

type Rendering = { locale: Locale; baseUrl: string; search: Pick<SearchService, 'listing'> };

/** Makes the shop's links absolute, as a mail has no base URL. */
const inFull = (text: string, baseUrl: string) =>
  text.replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${baseUrl}${path}"`);

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

async function productsHtml(block: ProductsBlock, { locale, baseUrl, search }: Rendering): Promise<Fragment> {
  const query = readListingQuery(new URLSearchParams(block.query), block.category);
  const { hits } = await search.listing(query, locale);
  const base = `${baseUrl}${locale === 'en' ? '/en' : ''}`;
  const items = hits.slice(0, block.limit).map((card) => ({
    name: [card.name.default, card.name.variation].filter(Boolean).join(', '),
    url: `${base}/product/${card.slug}`,
    lines: priceLines(card, locale),
  }));
  if (items.length === 0) return html``;
  return html`<h2>${block.title}</h2>
<ul>${items.map(({ name, url, lines }) => html`<li><a href="${url}">${name}</a>${lines.map((line) => html`<br>${line}`)}</li>`)}</ul>`;
}

async function blockHtml(block: ContentBlock, rendering: Rendering): Promise<Fragment> {
  switch (block.kind) {
    case 'text':
      return raw(block.html);
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
  const whole = inFull(deps.join('\n'), rendering.baseUrl);
  return { subject: source.subject, preview: source.preview, html: whole, text: plainText(whole) };
}
