import { expect, type Page, test } from '@playwright/test';
import { goToPayment, newEmail, words } from '../shopper.ts';

test.use({ storageState: { cookies: [], origins: [] } });

type Pushed = { event?: string; ecommerce?: Record<string, unknown> | null; [more: string]: unknown };

/** A tag manager that tells all it is told, as the real one would hand it on; it leaves a cookie as the real ones do. */
const MANAGER = `
  const told = (entry) => window.tellTest(JSON.parse(JSON.stringify(entry.length === undefined ? entry : { command: [...entry] })));
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(told);
  dataLayer.push = (...entries) => { entries.forEach(told); return push(...entries); };
  document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';`;

async function withManager(page: Page) {
  const pushed: Pushed[] = [];
  const asked: string[] = [];
  await page.context().exposeBinding('tellTest', (_, entry: Pushed) => pushed.push(entry));
  await page.context().route(
    ({ protocol }) => protocol === 'https:',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: MANAGER });
    },
  );
  const names = () => pushed.flatMap(({ event }) => event ?? []);
  const the = (name: string) => pushed.filter(({ event }) => event === name);
  return { pushed, asked, names, the };
}

const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-E2E';

test('a purchase is measured step by step for who allows it, once, and without a name', async ({ page }) => {
  const { pushed, asked, names, the } = await withManager(page);
  await page.goto('/haku?q=renkaat', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Hyväksy kaikki' }).click();
  await expect.poll(() => names()).toContain('view_item_list');
  expect(asked).toEqual([GTM]);
  const [first, second] = pushed;
  expect(first).toEqual({ command: ['consent', 'default', expect.objectContaining({ ad_user_data: 'denied' })] });
  expect(second).toEqual({ command: ['consent', 'update', expect.objectContaining({ ad_user_data: 'granted' })] });

  const email = newEmail();
  await goToPayment(page, 'fi', email);
  await page.getByRole('button', { name: words.fi.pay, exact: true }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${words.fi.paid}$`) })).toBeVisible();
  await expect.poll(() => names()).toContain('purchase');
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => the('page_view').at(-1)?.page_location).toContain('/kiitos');

  const steps = ['search', 'view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart'];
  const checkout = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
  const told = [...steps, ...checkout];
  expect(names().filter((name, at) => told.includes(name) && names().indexOf(name) === at)).toEqual(told);
  expect(the('purchase')).toHaveLength(1);
  expect(the('begin_checkout')).toHaveLength(1);

  const bought = the('purchase')[0]?.ecommerce as {
    transaction_id: string;
    value: number;
    items: { item_id: string }[];
  };
  const carted = the('add_to_cart')[0]?.ecommerce as { items: { item_id: string }[] };
  expect(page.url()).toContain(`order_id=${bought.transaction_id}`);
  expect(bought.items.map(({ item_id }) => item_id)).toEqual(carted.items.map(({ item_id }) => item_id));
  expect(bought.value).toBeGreaterThan(0);
  // each event about items begins with a clean slate
  for (const [at, { ecommerce }] of pushed.entries())
    if (ecommerce) expect(pushed[at - 1]).toEqual({ ecommerce: null });
  expect(JSON.stringify(pushed)).not.toMatch(/Maija|Mallikas|esimerkki\.fi|040 ?123/);
});

test('a permission taken back ends it: no manager, no cookie, no key, @thorough', async ({ page }) => {
  const { asked, names } = await withManager(page);
  await page.goto('/kampanjat', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Hyväksy kaikki' }).click();
  await expect.poll(() => names()).toContain('view_promotion');
  await page.evaluate(() => localStorage.setItem('measured-orders', '["1"]'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Evästeet' }).click();
  await page.getByRole('button', { name: 'Vain välttämättömät' }).click();
  await expect(page.getByText('Valintasi on tallennettu.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('measured-orders'))).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  const before = asked.length;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toHaveLength(before);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('blocked measuring reloads no page', async ({ page, context, baseURL }) => {
  const blocked: string[] = [];
  await page.route(/\/assets\/tags-[^/]*\.js$/, (route) => {
    blocked.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await context.addCookies([{ name: 'consent', value: '1.s.1', url: baseURL ?? '' }]);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  await page.goto('/kampanjat', { waitUntil: 'networkidle' });
  await expect.poll(() => blocked.length).toBe(1);
  // whoever was asked would answer first
  await page.evaluate(() => fetch('/builds/latest.json'));
  await page.waitForLoadState('networkidle');
  expect([blocked.length, opened.length]).toEqual([1, 1]);
});

test('videos allowed is no permission to measure, and a secret page loads no tag, @thorough', async ({
  page,
  context,
  baseURL,
}) => {
  const { asked, the } = await withManager(page);
  const choose = (letters: string) =>
    context.addCookies([{ name: 'consent', value: `1.${letters}.1`, url: baseURL ?? '' }]);
  await choose('e');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await choose('s');
  await page.goto('/jaettu-ostoskori?c=salaisuus', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: /Tieva/ }).click();
  await expect.poll(() => the('page_view').length).toBe(1);
  expect(JSON.stringify(the('page_view'))).not.toContain('salaisuus');
});
