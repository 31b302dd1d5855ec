import type { APIRequestContext } from '@playwright/test';
import type { WireCartItem } from '#domain/sales/cart/cart-wire.ts';

const DOOR = '/search/1/indexes/*/queries?x-algolia-application-id=tieva&x-algolia-api-key=public';
const AT_ONCE = 200;

export type Found = { sku: string; slug: string; name: string };

/** Goods of the catalog that are sold in a way of their own, those with most stock first; skus as the shop knows them. */
export type SpecialGoods = { cutToSize: Found[]; deposit: (Found & WireCartItem)[]; quoteOnly: Found[] };

/** Looks through the whole catalog by the shop's own endpoints: search for the skus, the cart check for how they are sold. */
export async function specialGoods(request: APIRequestContext): Promise<SpecialGoods> {
  const found: Found[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const query = { indexName: 'products_fi', query: '', hitsPerPage: 1000, page, distinct: false };
    const { results } = await (await request.post(DOOR, { data: { requests: [query] } })).json();
    pages = results[0].nbPages;
    for (const { sku, slug, name } of results[0].hits) found.push({ sku, slug, name: name.default });
  }
  const goods: SpecialGoods = { cutToSize: [], deposit: [], quoteOnly: [] };
  for (let i = 0; i < found.length; i += AT_ONCE) {
    const some = found.slice(i, i + AT_ONCE);
    const answer = await request.post('/functions/paymentGateway-validateCartV2', {
      data: { items: some.map(({ sku }) => ({ sku, amount: 1 })) },
    });
    const { items, problems } = (await answer.json()) as {
      items: WireCartItem[];
      problems: { sku: string; reason: string }[];
    };
    const refused = (reason: string) => problems.filter((problem) => problem.reason === reason).map(({ sku }) => sku);
    goods.cutToSize.push(...some.filter(({ sku }) => refused('wrong_size').includes(sku)));
    goods.quoteOnly.push(...some.filter(({ sku }) => refused('quote_only').includes(sku)));
    for (const item of items)
      if (item.deposit !== null && item.stock.stockStatus !== 'outOfStock')
        goods.deposit.push({ ...item, name: item.title });
  }
  goods.deposit.sort((a, b) => b.stock.qty - a.stock.qty);
  return goods;
}
