import type { Locale } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isMarginRate } from '#domain/base/vat.ts';
import type { Product, Stock, Variant } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { productAddress } from './feed-items.ts';

const words = {
  fi: {
    brand: 'Merkki',
    price: 'Hinta',
    stock: 'Saatavuus',
    facts: 'Tiedot',
    variants: 'Vaihtoehdot',
    page: 'Tuotesivu',
    manufacturer: 'Valmistaja',
    responsible: 'Vastuuhenkilö EU:ssa',
    warnings: 'Varoitukset',
    documents: 'Asiakirjat',
    sku: 'Tuotenumero',
    name: 'Nimi',
    pictures: 'Kuvat',
    deposit: 'Varausmaksu',
    delivery: 'Toimitus Suomessa alkaen',
    ask: 'pyydä tarjous tuotesivulta',
    none: 'ei hintaa',
    perM2: '/m²',
    inStore: 'noudettavissa heti',
    vat: (rate: number) => `sis. ALV ${String(rate).replace('.', ',')} %`,
    margin: 'marginaaliverotus, ei vähennettävää ALV:a',
    lowest: (price: string) => `30 päivän alin hinta ennen alennusta ${price}`,
    inStock: 'varastossa',
    backorder: 'tilaustuote',
    outOfStock: 'loppu',
    expected: (date: string) => `seuraava erä ${date}`,
  },
  en: {
    brand: 'Brand',
    price: 'Price',
    stock: 'Availability',
    facts: 'Facts',
    variants: 'Variants',
    page: 'Product page',
    manufacturer: 'Manufacturer',
    responsible: 'Responsible person in the EU',
    warnings: 'Warnings',
    documents: 'Documents',
    sku: 'Product number',
    name: 'Name',
    pictures: 'Pictures',
    deposit: 'Deposit',
    delivery: 'Delivery in Finland from',
    ask: 'ask for a quote on the product page',
    none: 'no price',
    perM2: '/m²',
    inStore: 'ready for pickup',
    vat: (rate: number) => `incl. VAT ${rate} %`,
    margin: 'margin scheme, no deductible VAT',
    lowest: (price: string) => `lowest price of the 30 days before the reduction ${price}`,
    inStock: 'in stock',
    backorder: 'made to order',
    outOfStock: 'out of stock',
    expected: (date: string) => `next delivery ${date}`,
  },
} as const;

/** A text as one line that Markdown shows as it is: data of the catalog cannot become a heading, a link or a cell. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~]/g, (sign) => `\\${sign}`);

type Where = { locale: Locale; baseUrl: string; deliveryCents: number | null };

/**
 * A product as Markdown, for programs that read pages as text: what its page tells of price, variants, stock, facts, maker and
 * documents. Prices include VAT; a reduction names the lowest price of the 30 days before it, as the page does (price-4).
 */
export function productMarkdown(product: Product, { locale, baseUrl, deliveryCents }: Where): string {
  const t = words[locale];
  const [single] = product.variants.length === 1 ? product.variants : [];
  const facts: [string, string][] = [
    [t.brand, plain(product.brand)],
    ...(single ? skuFacts(single, product, locale) : []),
    ...(product.depositCents === null ? [] : ([[t.deposit, formatEuros(product.depositCents)]] as [string, string][])),
    ...(deliveryCents === null ? [] : ([[t.delivery, formatEuros(deliveryCents)]] as [string, string][])),
    [t.page, productAddress(product, { locale, baseUrl })],
  ];
  return [
    `# ${plain(product.name)}`,
    ...product.salesPhrases.map(plain),
    plain(product.description),
    list(facts),
    single ? '' : section(t.variants, variantTable(product, locale)),
    section(t.facts, list(product.attributes.map(({ label, value }) => [plain(label), plain(value)]))),
    section(t.documents, links(product.documents.map(({ title, url }) => [title, new URL(url, baseUrl).href]))),
    section(t.manufacturer, makerLines(product, locale)),
    section(t.pictures, links(product.images.map(({ id, alt }) => [alt, `${baseUrl}/pictures/${id}/large.webp`]))),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
    .replace(/[\u00a0\u202f]/g, ' ');
}

const section = (title: string, body: string) => body && `## ${title}\n\n${body}`;
const list = (rows: readonly (readonly [string, string])[]) =>
  rows.flatMap(([name, value]) => (value ? `- ${name}: ${value}` : [])).join('\n');
const links = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([title, url]) => `- [${plain(title)}](${url})`).join('\n');

const skuFacts = (variant: Variant, product: Product, locale: Locale): [string, string][] => [
  [words[locale].sku, plain(variant.sku)],
  ['EAN', variant.ean ?? ''],
  [words[locale].price, priceText(variant, product, locale)],
  [words[locale].stock, stockText(variant.stock, locale)],
];

function priceText({ price }: Variant, { saleMode, customization }: Product, locale: Locale): string {
  const t = words[locale];
  const { final, normal, vatRate } = price;
  if (!final) return saleMode === 'quote' ? t.ask : t.none;
  const tax = price.isVoucher ? '' : `, ${isMarginRate(vatRate) ? t.margin : t.vat(vatRate)}`;
  const reduced = normal === null ? '' : ` (${t.lowest(formatEuros(normal))})`;
  return `${formatEuros(final.inclTax)}${customization ? t.perM2 : ''}${tax}${reduced}`;
}

function stockText({ stockStatus, nextDeliveryDate, storeAvailability }: Stock, locale: Locale): string {
  const t = words[locale];
  const stores = shop.stores.filter(({ id }) => (storeAvailability[id] ?? 0) > 0).map(({ name }) => name);
  const next = stockStatus !== 'inStock' && nextDeliveryDate ? `, ${t.expected(nextDeliveryDate)}` : '';
  return `${t[stockStatus]}${next}${stores.length > 0 ? `; ${t.inStore}: ${stores.join(', ')}` : ''}`;
}

function variantTable(product: Product, locale: Locale): string {
  const t = words[locale];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([t.sku, t.name, t.price, t.stock, 'EAN']),
    row(Array.from({ length: 5 }, () => '---')),
    ...product.variants.map((variant) =>
      row([
        plain(variant.sku),
        plain(variant.variationName),
        priceText(variant, product, locale),
        stockText(variant.stock, locale),
        variant.ean ?? '',
      ]),
    ),
  ].join('\n');
}

/** Who made it, who answers for it in the EU, and what to be careful of (Regulation (EU) 2023/988, art. 19). */
function makerLines({ manufacturer, safety }: Product, locale: Locale): string {
  const t = words[locale];
  const maker = manufacturer && [manufacturer.name, manufacturer.address, manufacturer.email].map(plain).join(', ');
  return list([
    [t.manufacturer, maker ?? ''],
    [t.responsible, plain(safety.responsible ?? '')],
    [t.warnings, safety.warnings.map(plain).join(' ')],
  ]);
}
