import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, fillContact, type Language, newEmail, words } from '../shopper.ts';
import { deliveryWords, PARCEL, toCheckoutWith } from './words.ts';

const POINTS = '**/api/checkout/service-points*';

/** The checkout with a parcel, at the choice of a pickup point. */
async function atPoints(page: Page, language: Language) {
  await toCheckoutWith(page, language, PARCEL);
  await fillContact(page, language, newEmail());
  await page.getByRole('radio', { name: words[language].byPoint }).check();
  await page.getByRole('radio', { name: words[language].parcel }).check();
  return page.getByLabel(words[language].pointsPostcode);
}

for (const language of ['fi', 'en'] as const) {
  const say = { ...words[language], ...deliveryWords[language] };
  test(`lockers only, and what is good to know of the chosen one (${language}) @thorough`, async ({ page }) => {
    await toCheckoutWith(page, language, PARCEL);
    await fillContact(page, language, newEmail());
    await page.getByRole('radio', { name: say.byPoint }).check();
    await page.getByRole('radio', { name: say.lockers }).check();
    await page.getByLabel(say.findLockers).fill('96200');
    const points = page.getByRole('group', { name: say.point }).getByRole('radio');
    await points.first().check();
    for (const point of await points.all()) await expect(point).toHaveAccessibleDescription(say.locker);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a carrier without a response shows a notice and known points', async ({ page }) => {
  const say = { ...words.fi, ...deliveryWords.fi };
  let source = 'before';
  await page.route(POINTS, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, source } });
  });
  const field = await atPoints(page, 'fi');
  await field.fill('96200');
  await expect(page.getByText(say.before)).toBeVisible();
  await expect(page.getByRole('group', { name: say.point }).getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  source = 'spare';
  await field.fill('90100');
  await expect(page.getByText(say.spare)).toBeVisible();
  source = 'carrier';
  const answered = page.waitForResponse(/postcode=90120/);
  await field.fill('90120');
  await answered;
  await expect(page.getByText(say.spare)).toBeHidden();
});

test('a search that fails can be tried again @thorough', async ({ page }) => {
  const say = { ...words.fi, ...deliveryWords.fi };
  await page.route(POINTS, (route) => route.abort(), { times: 1 });
  const field = await atPoints(page, 'fi');
  await field.fill('96200');
  await expect(page.getByText(say.pointsFailed)).toBeVisible();
  await page.getByRole('button', { name: say.find, exact: true }).click();
  await expect(page.getByRole('group', { name: say.point }).getByRole('radio').first()).toBeVisible();
});

for (const language of ['fi', 'en'] as const) {
  const say = { ...words[language], ...deliveryWords[language] };
  const tag = language === 'en' ? ' @thorough' : '';
  test(`Åland: a store, or a quote with the cart carried over (${language})${tag}`, async ({ page }) => {
    await toCheckoutWith(page, language, PARCEL);
    await fillContact(page, language, newEmail());
    await page.getByRole('radio', { name: say.byHome }).check();
    await page.getByRole('radio', { name: say.home }).check();
    const postcode = page.getByLabel(say.postcode, { exact: true });
    await postcode.fill('22100');
    await expect(page.getByText(say.aland)).toBeVisible();
    await expect(postcode).toBeFocused();
    await expect(page.getByRole('radio', { name: say.home })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: say.byHome })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: say.storePickup })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say.askForQuote }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.quoteCart })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Paja Verstas');
  });
}
