import { expect, type Page, test } from '@playwright/test';
import { openFilters } from './listing-filters.ts';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const words = {
  fi: {
    base: '',
    choose: 'Valitse ajoneuvosi',
    title: 'Minun ajoneuvoni',
    make: 'Merkki',
    model: 'Malli',
    year: 'Vuosimalli',
    use: 'Valitse ajoneuvo',
    change: 'Vaihda ajoneuvo',
    fits: 'Sopii Polaris PN 640 Trail 2024',
    no: 'Ei sovi Yamaha KY 50 2022',
    otherModels: 'Sopii vain muihin malleihin.',
    filter: 'Sopii ajoneuvooni',
    forget: 'Unohda Yamaha KY 50 2022',
  },
  en: {
    base: '/en',
    choose: 'Choose your vehicle',
    title: 'My vehicle',
    make: 'Make',
    model: 'Model',
    year: 'Model year',
    use: 'Choose this vehicle',
    change: 'Change vehicle',
    fits: 'Fits Polaris PN 640 Trail 2024',
    no: 'Does not fit Yamaha KY 50 2022',
    otherModels: 'Fits other models only.',
    filter: 'Fits my vehicle',
    forget: 'Forget Yamaha KY 50 2022',
  },
} as const;
type Say = (typeof words)[keyof typeof words];

/** Fits every year of the PN 640 Trail, and no scooter. */
const BELT = '/product/polaris-valkea-variaattorihihna';

async function tell(page: Page, say: Say, make: string, model: string, year: string) {
  const dialog = page.getByRole('dialog', { name: say.title });
  await dialog.getByLabel(say.make).selectOption(make);
  await dialog.getByLabel(say.model, { exact: true }).selectOption(model);
  await dialog.getByLabel(say.year).selectOption(year);
  await dialog.getByRole('button', { name: say.use }).click();
  await expect(dialog).toBeHidden();
}

for (const [language, say] of Object.entries(words))
  test(`a shopper chooses the own vehicle and sees what fits, in ${language}`, async ({ page }) => {
    await page.goto(say.base + BELT);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say.choose }).click();
    const dialog = page.getByRole('dialog', { name: say.title });
    await expect(dialog.getByLabel(say.make)).toBeEnabled();
    await expect(dialog.getByLabel(say.model, { exact: true })).toBeDisabled();
    await expectAccessible(page);
    await tell(page, say, 'Polaris', 'PN 640 Trail', '2024');
    await expect(main.getByText(say.fits)).toBeVisible();
    await page.reload();
    await expect(main.getByText(say.fits)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // a second vehicle takes its place; forgetting it brings the first back
    await main.getByRole('button', { name: say.change }).click();
    await tell(page, say, 'Yamaha', 'KY 50', '2022');
    await expect(main.getByText(say.no)).toBeVisible();
    await expect(main.getByText(say.otherModels)).toBeVisible();
    await main.getByRole('button', { name: say.change }).click();
    await dialog.getByRole('button', { name: say.forget }).click();
    await expect(dialog.getByRole('button', { name: say.forget })).toBeHidden();
    await expect(dialog.getByLabel(say.make)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main.getByText(say.fits)).toBeVisible();
  });

test('the chooser goes by the keyboard alone @thorough', async ({ page }) => {
  await page.goto(BELT);
  const open = page.getByRole('main').getByRole('button', { name: words.fi.choose });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.fi.title });
  await expect(dialog.getByLabel('Merkki')).toBeEnabled();
  await dialog.getByLabel('Merkki').focus();
  // native lists find by typing
  await page.keyboard.type('Polaris');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PN 640');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2024');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: words.fi.use })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Sopii Polaris PN 640 Trail 2024')).toBeVisible();
});

test('a listing shows what fits the own vehicle, and the address says so', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(BELT);
  await page.getByRole('main').getByRole('button', { name: words.fi.choose }).click();
  await tell(page, words.fi, 'Polaris', 'PN 640 Trail', '2024');
  await page.goto('/category/oljyt-ja-kulutusosat/hihnat');
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  await openFilters(page);
  await page.getByRole('button', { name: 'Sopii ajoneuvooni Polaris PN 640 Trail 2024' }).click();
  await expect(page).toHaveURL(/ajoneuvo=Polaris/);
  await expect.poll(() => cards.count()).toBeLessThan(before);
  await expect(cards.filter({ hasText: 'Polaris Valkea variaattorihihna' })).toBeVisible();
});

test('the page of a product is the same for everybody', async ({ request }) => {
  const html = await (await request.get(BELT)).text();
  expect(html).not.toContain('fit-mark');
  expect(html).toContain('PN 640 Trail');
});

test('a belt for a known sled is four presses from home, and the cart warns of a wrong one (vehicle-2, vehicle-3)', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Valitse koneesi' }).click();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Reitti 600' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sopii koneeseen Kaira Reitti 600');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const belts = main.getByRole('region', { name: 'Huolto ja tarvikkeet' });
  await main.getByRole('button', { name: 'Tämä on minun koneeni' }).click();
  await expect(belts.getByText('Sopii koneeseesi').first()).toBeVisible();
  await belts.getByRole('link', { name: 'Routa variaattorihihna 1 140 mm', exact: true }).click();
  await expect(main.getByText('Sopii Kaira Reitti 600')).toBeVisible();

  await page.goto(BELT);
  await expect(main.getByText('Ei sovi Kaira Reitti 600')).toBeVisible();
  await main.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await page.goto('/ostoskori');
  await expect(main.getByText('Ei sovi koneeseesi')).toBeVisible();
});
