import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shopContext } from '#web/storefront/base/context.ts';
import { loader } from '#web/storefront/sales/campaigns/campaign/route.tsx';

/** The names of the products on the page of a campaign about saws. */
async function shown(withoutReduced: boolean) {
  const hits = [
    { slug: 'normaali', price: { discountPercent: null } },
    { slug: 'alennettu', price: { discountPercent: 15 } },
  ];
  const campaign = { category: 'metsa/sahat', hasEnded: false, blocks: [], isPreview: false, withoutReduced };
  const context = new RouterContextProvider();
  const shop = { content: { campaign: async () => campaign }, search: { listing: async () => ({ hits }) } };
  context.set(shopContext, shop as never);
  const url = new URL('https://shop.test/kampanjat/savotta');
  const answer = await loader({ context, params: { slug: 'savotta' }, url } as unknown as Parameters<typeof loader>[0]);
  const { products } = 'data' in answer ? answer.data : answer;
  return products.map(({ slug }) => slug);
}

test('a campaign that leaves out what is reduced shows none of it', async () => {
  expect(await shown(true)).toEqual(['normaali']);
  expect(await shown(false)).toEqual(['normaali', 'alennettu']);
});
