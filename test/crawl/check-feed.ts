import { type BuiltShop, ORIGIN } from './built-shop.ts';
import type { Faults } from './faults.ts';
import type { Walk } from './walk.ts';

type Offer = { price?: string; availability: string; shippingDetails?: { shippingRate: { value: string } } };
type Sold = { '@type'?: string; sku?: string; gtin?: string; offers?: Offer; hasVariant?: Sold[] };

const AVAILABILITY: Record<string, string> = {
  in_stock: 'InStock',
  backorder: 'BackOrder',
  out_of_stock: 'OutOfStock',
};

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name as 'amp'],
  );

/** The fields of each item of a feed; the shipping cost has its own price. */
const itemsOf = (xml: string): Record<string, string>[] =>
  [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    Object.fromEntries(
      [...item.replace(/<g:shipping>.*?<\/g:shipping>/gs, '').matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(
        ([, name = '', text = '']) => [name, unescaped(text)],
      ),
    ),
  );

/** The structured data of each sku on a product's page. */
function soldOn(jsonLd: readonly string[]): Map<string, Sold> {
  const product = jsonLd
    .map((text) => JSON.parse(text) as Sold)
    .find(({ '@type': type = '' }) => type.startsWith('Product'));
  return new Map([product, ...(product?.hasVariant ?? [])].flatMap((sold) => (sold?.sku ? [[sold.sku, sold]] : [])));
}

/** Merchant centres reject items whose page differs from the feed. Returns the number of compared items. */
export async function checkFeed(shop: BuiltShop, { pages }: Walk, faults: Faults): Promise<number> {
  let compared = 0;
  for (const locale of ['fi', 'en']) {
    const items = itemsOf(await (await shop.get(`/feeds/google-${locale}.xml`)).text());
    if (items.length === 0) faults.add('feed is empty', locale);
    for (const item of items) {
      const path = (item.link ?? '').slice(ORIGIN.length).split('?')[0] ?? '';
      const page = pages.get(path)?.page;
      if (!page) {
        faults.add('feed leads to no page', item.link ?? '');
        continue;
      }
      compared++;
      // a page of one sku is the product itself
      const sold = soldOn(page.jsonLd).get(item.id ?? '');
      const fault = (what: string, said: unknown, told: unknown) =>
        said !== told && faults.add(`feed and page differ in ${what}`, `${path} ${item.id}: ${told} and ${said}`);
      const price = (item.sale_price ?? item.price ?? '').replace(' EUR', '');
      if (!item.unit_pricing_measure) fault('price', sold?.offers?.price, price);
      fault('availability', sold?.offers?.availability, `https://schema.org/${AVAILABILITY[item.availability ?? '']}`);
      fault('gtin', sold?.gtin, item.gtin);
    }
  }
  return compared;
}
