import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { DEMO_AGENT } from '#demo/simulators/agent-profile.ts';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectNoSidewaysScroll,
  fillContact,
  hydrated,
  newEmail,
  orderNumberOf,
  placeOrder,
  words,
} from '../shopper.ts';

const CODE = 'TERVETULOA';
const meta = { 'ucp-agent': { profile: DEMO_AGENT } };
type Found = { vehicles: { make: string; model: string }[]; products: { title: string; variants: { id: string }[] }[] };
type Cart = { id: string; continue_url: string; totals: { amount: number }[] };

/** The tools of the shop, as an agent's client calls them. */
async function agentOf(baseURL: string) {
  const client = new Client({ name: 'browser test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/ucp/mcp', baseURL)));
  return async <T>(name: string, given: Record<string, unknown>): Promise<T> => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    expect([name, isError ?? false]).toEqual([name, false]);
    const [first] = content;
    return JSON.parse(first?.type === 'text' ? first.text : 'null');
  };
}

test('an agent finds a belt for a sled and fills a cart; a person opens it and pays @agents', async ({
  page,
  baseURL,
}) => {
  const say = words.en;
  const call = await agentOf(baseURL ?? '');
  const { vehicles } = await call<Found>('find_vehicles', { make: 'Kaira', model: 'Reitti 600' });
  expect(vehicles).toMatchObject([{ make: 'Kaira', model: 'Reitti 600' }]);
  const sled = { make: 'Kaira', model: 'Reitti 600', year: 2024, language: 'en' };
  const { products } = await call<Found>('find_goods_for_vehicle', { ...sled, query: 'drive belt' });
  const [belt] = products;
  expect(belt?.title).toContain('drive belt');
  const cart = await call<Cart>('create_cart', {
    meta,
    cart: {
      line_items: [{ item: { id: belt?.variants[0]?.id }, quantity: 2 }],
      context: { language: 'en' },
      discounts: { codes: [CODE] },
    },
  });
  const checkout = await call<Cart>('create_checkout', { meta, checkout: { cart_id: cart.id } });
  expect(checkout.totals.at(-1)).toEqual(cart.totals.at(-1));

  const { pathname, search } = new URL(checkout.continue_url);
  await page.goto(pathname + search);
  await hydrated(page);
  await expect(page.getByRole('link', { name: belt?.title ?? '' })).toBeVisible();
  await expect(page.getByText(CODE)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('button', { name: say.add }).click();
  await page.getByRole('main').getByRole('link', { name: say.toCartFromToast }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.cartTitle })).toBeVisible();
  // the code came along, and takes off what it takes off for the agent
  const total = `${((cart.totals.at(-1)?.amount ?? 0) / 100).toFixed(2).replace('.', ',')} €`;
  await expect(
    page.getByRole('complementary').getByText(total.replace(' ', '\u00a0')).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: say.toCheckout }).click();
  await fillContact(page, 'en', newEmail());
  await chooseStorePickup(page, 'en');
  await choosePayment(page);
  await placeOrder(page, 'en');
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  expect(await orderNumberOf(page, 'en')).toMatch(/^\d+$/);
});

test('forms of the search and of spare parts name themselves as tools, before and after the scripts run @agents', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/varaosahaku');
  for (const _ of ['from the server', 'hydrated']) {
    await expect(page.locator('form[toolname=search_products]')).toHaveAttribute('tooldescription', /products/);
    await expect(page.locator('form[toolname=find_spare_part]')).toHaveAttribute('tooldescription', /code/);
    await hydrated(page);
  }
  expect(errors).toEqual([]);
});
