import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../shopper.ts';

const HELMET = '/product/routa-tunturi-kelkkakypara';
const KINDS = [
  '/',
  '/en/category/moottorikelkat',
  HELMET,
  '/ostoskori',
  '/varaosahaku',
  '/cms/myymalat/oulu',
  '/en/uutiset-ja-artikkelit',
  '/kampanjat',
  '/kirjaudu',
];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const WHITE = 'rgb(255, 255, 255)';

test('a chosen theme wins over the system, from the first paint on, in every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Ulkoasu').selectOption('Tumma');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await ground(page);
  expect(dark).not.toBe(WHITE);

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  // what the page's ground is when the first thing of its body stands
  await other.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { atFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await other.goto(HELMET, { waitUntil: 'networkidle' });
  expect(await other.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('dark');
  expect(await ground(other)).toBe(dark);
  await expect(other.getByLabel('Ulkoasu')).toHaveValue('dark');

  await other.getByLabel('Ulkoasu').selectOption('Laitteen mukaan');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await ground(page)).toBe(WHITE);
});

test('on paper a product is light, with its price and facts and nothing to press @thorough', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(HELMET);
  expect(await ground(page)).toBe(WHITE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Tuotenumero /)).toBeVisible();
  await expect(page.getByText('Polykarbonaatti')).toBeVisible();
  await expect(page.getByText('asiakaspalvelu@tieva.example')).toBeVisible();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
});

test('320 px, and text set wide, need no sideways scroll @thorough', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of KINDS) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    // WCAG 1.4.12
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
      );
      document.adoptedStyleSheets = [spacing];
    });
    await expectNoSidewaysScroll(page);
  }
});

test('in forced colours a choice still shows @thorough', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(HELMET, { waitUntil: 'networkidle' });
  const edge = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('..')
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await edge('XS')).toBe('solid');
  expect(await edge('L')).toBe('none');
});

test('who asks for less motion sees none @thorough', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Valikko', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Valikko' })).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});
