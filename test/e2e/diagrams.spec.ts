import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const words = {
  fi: {
    base: '',
    title: 'Varaosakuvat',
    make: 'Merkki',
    model: 'Malli',
    show: 'Näytä kuvat',
    name: 'Variaattori ja hihna',
    drawing: 'Räjäytyskuva: Variaattori ja hihna, Polaris PN 640 Trail',
    spot: 'Numero 9: Variaattorin hihna',
    toSpot: 'Näytä numero 9 kuvassa',
    table: 'Kuvan osat',
    add: /^Lisää .+ ostoskoriin$/,
    added: 'Tuote lisätty ostoskoriin!',
    others: 'Suksi ja ohjaus',
  },
  en: {
    base: '/en',
    title: 'Parts diagrams',
    make: 'Make',
    model: 'Model',
    show: 'Show diagrams',
    name: 'Clutches and belt',
    drawing: 'Exploded view: Clutches and belt, Polaris PN 640 Trail',
    spot: 'Number 9: Variaattorin hihna',
    toSpot: 'Show number 9 in the picture',
    table: 'Parts of the picture',
    add: /^Add .+ to the cart$/,
    added: /added to (the )?cart/i,
    others: 'Skis and steering',
  },
} as const;
const CLUTCH = '/varaosakuvat/polaris-pn-640-trail-variaattori-ja-hihna';

for (const [language, say] of Object.entries(words)) {
  test(`a machine's diagram leads to the part and into the cart, in ${language}`, async ({ page }) => {
    await page.goto(`${say.base}/varaosakuvat`);
    await page.getByLabel(say.make).selectOption('Polaris');
    await page.getByRole('button', { name: say.show }).click();
    await page.getByLabel(say.model, { exact: true }).selectOption('PN 640 Trail');
    await page.getByRole('button', { name: say.show }).click();
    await expect(page).toHaveURL(/merkki=Polaris&malli=PN(\+|%20)640/);
    await page.getByRole('main').getByRole('link', { name: say.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${say.name}, Polaris PN 640 Trail`);
    await expect(page.getByRole('img', { name: say.drawing })).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: 'Variaattorin hihna' });
    await page.getByRole('link', { name: say.spot }).click();
    await expect(page).toHaveURL(/#osa-9$/);
    await expect(row).toBeInViewport();
    await row.getByRole('button', { name: say.add }).click();
    await expect(page.getByText(say.added)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: say.others })).toBeVisible();
    // the header covers half of what has scrolled under it
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('numbers and rows lead to each other by the keyboard, and mark each other', async ({ page }) => {
  await page.goto(CLUTCH);
  // only the hydrated page can enlarge
  await expect(page.getByRole('button', { name: 'Suurenna kuvaa' })).toBeVisible();
  const spot = page.getByRole('link', { name: words.fi.spot });
  const back = page.getByRole('link', { name: words.fi.toSpot });
  await spot.focus();
  await expect(page.getByRole('row').filter({ hasText: 'Variaattorin hihna' })).toHaveAttribute('data-marked');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await expect(spot).toHaveAttribute('data-marked');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#kuva-9$/);
  await expect(spot).toBeInViewport();
});

test('an enlarged drawing scrolls in its own box @thorough', async ({ page }) => {
  await page.goto(CLUTCH);
  const picture = page.getByRole('img', { name: words.fi.drawing });
  const before = (await picture.boundingBox())?.width ?? 0;
  const zoom = page.getByRole('button', { name: 'Suurenna kuvaa' });
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect((await picture.boundingBox())?.width).toBeGreaterThan(before * 2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the numbers of a phone are large enough and do not meet @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    '/varaosakuvat/yamaha-ry-60-alavaihde-ja-potkuri',
    '/varaosakuvat/ktm-ek-280-etuhaarukka',
    CLUTCH,
  ]) {
    await page.goto(path);
    const spots = page.getByRole('link', { name: /^Numero \d+: / });
    const boxes = await Promise.all((await spots.all()).map((spot) => spot.boundingBox()));
    expect(boxes.length).toBeGreaterThan(10);
    const places = boxes.map((box) => ({
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    }));
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the drawing leads to rows with code, name and price', async ({ page }) => {
    await page.goto(CLUTCH);
    await page.getByRole('link', { name: words.fi.spot }).click();
    await expect(page).toHaveURL(/#osa-9$/);
    const row = page.getByRole('row').filter({ hasText: 'Variaattorin hihna' });
    await expect(row).toContainText('€');
    await row.getByRole('link', { name: /^\d{7}$/ }).click();
    await expect(page).toHaveURL(/\/varaosa\//);
  });
});

test('a machine and a part lead to their diagrams @thorough', async ({ page }) => {
  await page.goto('/product/polaris-pn-640-trail-moottorikelkka');
  await page.getByRole('main').getByRole('link', { name: words.fi.name }).click();
  await expect(page).toHaveURL(new RegExp(`${CLUTCH}$`));
  await page
    .getByRole('row')
    .filter({ hasText: 'Variaattorin hihna' })
    .getByRole('link', { name: /^\d{7}$/ })
    .click();
  await expect(page).toHaveURL(/\/varaosa\//);
  await page.getByRole('main').getByRole('link', { name: words.fi.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`${CLUTCH}$`));
});

test('what is not there says so @thorough', async ({ page }) => {
  expect((await page.goto('/varaosakuvat/ei-ole'))?.status()).toBe(404);
  await page.goto('/varaosakuvat?merkki=Kaira&malli=Ei');
  await expect(page.getByText('Tästä koneesta ei ole vielä varaosakuvia.')).toBeVisible();
  await page.getByRole('link', { name: 'Näytä kaikki varaosakuvat' }).click();
  await expect(page.getByText('23 kuvaa')).toBeVisible();
});
