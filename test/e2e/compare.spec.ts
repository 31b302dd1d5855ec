import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const HELMETS = '/category/ajovarusteet/kyparat';
const SNOWMOBILES = '/category/moottorikelkat/reittikelkat';
const valuesOf = (boxes: Element[]) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : ''));
const words = {
  fi: {
    base: '',
    box: /^Vertaa: /,
    bar: 'Vertailu',
    two: 'Vertaa 2 tuotetta',
    four: 'Vertaa 4 tuotetta',
    full: 'Vertailuun mahtuu 4 tuotetta. Poista ensin jokin niistä.',
    one: 'Vertaa 1 tuotetta',
    unlike: 'Vertailussa on toisen tuoteryhmän tuotteita. Vain saman ryhmän tuotteita voi vertailla.',
    anew: 'Aloita uusi vertailu tällä tuotteella',
    title: 'Tuotevertailu',
    only: 'Näytä vain erot',
    remove: /^Poista vertailusta: /,
    clear: 'Tyhjennä',
    empty: 'Vertailussa ei ole tuotteita',
  },
  en: {
    base: '/en',
    box: /^Compare: /,
    bar: 'Comparison',
    two: 'Compare 2 products',
    four: 'Compare 4 products',
    full: '4 products fit into a comparison. Remove one of them first.',
    one: 'Compare 1 product',
    unlike: 'You are comparing another kind of product. Only products of the same kind can be compared.',
    anew: 'Start a new comparison with this product',
    title: 'Compare products',
    only: 'Show differences only',
    remove: /^Remove from comparison: /,
    clear: 'Clear',
    empty: 'There is nothing to compare',
  },
} as const;

const bar = (page: Page, say: (typeof words)['fi' | 'en']) => page.getByRole('region', { name: say.bar, exact: true });

for (const language of ['fi', 'en'] as const) {
  const say = words[language];

  test(`up to four products side by side (${language})`, async ({ page }) => {
    await page.goto(`${say.base}${HELMETS}`);
    const boxes = page.getByRole('checkbox', { name: say.box });
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
    await expect(bar(page, say).getByRole('listitem')).toHaveCount(4);
    await boxes.nth(4).click();
    await expect(bar(page, say).getByRole('status')).toHaveText(say.full);
    await expect(boxes.nth(4)).not.toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await bar(page, say).getByRole('button', { name: say.remove }).first().click();
    await expect(boxes.nth(0)).not.toBeChecked();
    await boxes.nth(4).check();
    await bar(page, say).getByRole('link', { name: say.four }).click();

    await expect(page).toHaveURL(/\/vertailu\?(sku=[^&]+&?){4}$/);
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const rows = page.getByRole('row').filter({ visible: true });
    const all = await rows.count();
    await page.getByRole('switch', { name: say.only }).check();
    expect(await rows.count()).toBeLessThanOrEqual(all);
    await page.getByRole('table').getByRole('link', { name: say.remove }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
}

for (const language of ['fi', 'en'] as const) {
  const say = words[language];

  test(`another kind is rejected, and starts a new comparison with one press (${language})`, async ({ page }) => {
    await page.goto(`${say.base}${HELMETS}`);
    for (const index of [0, 1]) await page.getByRole('checkbox', { name: say.box }).nth(index).check();
    await expect(bar(page, say).getByRole('listitem')).toHaveCount(2);
    await page.goto(`${say.base}${SNOWMOBILES}`);
    const box = page.getByRole('checkbox', { name: say.box }).first();
    await box.click();
    await expect(bar(page, say).getByRole('status')).toHaveText(say.unlike);
    await expect(box).not.toBeChecked();
    await expect(bar(page, say).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await bar(page, say).getByRole('button', { name: say.anew }).click();
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expect(bar(page, say).getByRole('link', { name: say.one })).toBeVisible();

    await page.goto(`${say.base}${HELMETS}`);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    // the listing stays on screen until the product page has loaded
    const own = page.getByRole('checkbox', { name: say.box });
    await expect(own).toHaveCount(1);
    await own.click();
    await expect(bar(page, say).getByRole('status')).toHaveText(say.unlike);
  });
}

test('a mixed comparison stored before is shown in a table for each kind', async ({ page }) => {
  await page.goto(HELMETS);
  const [helmet, other] = await page.getByRole('checkbox', { name: words.fi.box }).evaluateAll(valuesOf);
  await page.goto(SNOWMOBILES);
  const [sled] = await page.getByRole('checkbox', { name: words.fi.box }).evaluateAll(valuesOf);
  await page.evaluate((skus) => localStorage.setItem('compare-store', JSON.stringify(skus)), [helmet, sled, other]);
  await page.goto('/vertailu');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Kypärät', 'Reittikelkat']);
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('table').nth(1).getByRole('link', { name: words.fi.remove }).click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('the choice follows from page to page, the product page adds to it, and it is one for all tabs', async ({
  page,
  context,
}) => {
  const say = words.fi;
  await page.goto(HELMETS);
  await page.getByRole('checkbox', { name: say.box }).first().check();
  await expect(bar(page, say)).toBeVisible();
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('checkbox', { name: say.box })).toHaveCount(1);
  await page.getByRole('checkbox', { name: say.box }).check();
  await expect(bar(page, say).getByRole('listitem')).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(HELMETS);
  await expect(other.getByRole('checkbox', { name: say.box }).nth(0)).toBeChecked();
  await expect(other.getByRole('checkbox', { name: say.box }).nth(1)).toBeChecked();
  await other.goto('/vertailu');
  await expect(other.getByRole('columnheader')).toHaveCount(2);
  await page.bringToFront();
  await bar(page, say).getByRole('button', { name: say.clear }).click();
  await expect(bar(page, say)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: say.box })).not.toBeChecked();
});

test('with the keyboard alone: choose, compare, take away @thorough', async ({ page }) => {
  const say = words.fi;
  await page.goto(HELMETS);
  await page.getByRole('checkbox', { name: say.box }).nth(0).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: say.box }).nth(1).focus();
  await page.keyboard.press('Space');
  await bar(page, say).getByRole('link', { name: say.two }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('region', { name: 'Tuotteiden vertailu' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say.remove }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('a shared address is read by anyone; what it cannot show is left out @thorough', async ({ page }) => {
  await page.goto('/vertailu?sku=ei-ole&sku=92-0120&sku=92-0058&sku=92-0120');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Lisää ostoskoriin: / })
    .first()
    .click();
  await expect(page.getByText('Tuote lisätty ostoskoriin!')).toBeVisible();
  await page.goto('/vertailu?sku=');
  await expect(page.getByRole('heading', { name: words.fi.empty })).toBeVisible();
  await expectAccessible(page);
});
