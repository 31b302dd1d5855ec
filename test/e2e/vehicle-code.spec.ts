import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

test('a registration number leads to what fits the machine, and stands in no address (vehicle-4)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/kone', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /rekisteritunnuksella/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tunnista koneesi' })).toBeVisible();
  const code = page.getByLabel('Rekisteritunnus tai valmistenumero');
  await code.fill('ei mikään');
  await page.getByRole('button', { name: 'Tunnista kone' }).click();
  await expect(page.getByText('Kirjoita rekisteritunnus (esimerkiksi ABC-123)')).toBeVisible();
  await expectAccessible(page);
  await code.fill('zzz-999');
  await page.getByRole('button', { name: 'Tunnista kone' }).click();
  await expect(page.getByText('Emme tunnista tätä tunnusta.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kysy osaa' })).toBeVisible();
  await code.fill('abc 123');
  await page.getByRole('button', { name: 'Tunnista kone' }).click();
  await expect(page.getByText('Rekisterissä: POLARIS PN 640 TRAIL 2024.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Polaris PN 640 Trail 2024' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sopii koneeseen Polaris PN 640 Trail 2024');
  expect(addresses.filter((address) => /abc.{0,3}123|zzz/i.test(address))).toEqual([]);
});

test('the dialog of vehicles finds the machine by its number and stores no number (vehicle-4)', async ({ page }) => {
  await page.goto('/varaosakuvat', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Valitse ajoneuvosi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Minun ajoneuvoni' });
  await dialog.getByLabel('Rekisteritunnus tai valmistenumero').fill('ERR-500');
  await dialog.getByRole('button', { name: 'Tunnista kone' }).click();
  await expect(dialog.getByText('Ajoneuvorekisteri ei vastaa juuri nyt.')).toBeVisible();
  await dialog.getByLabel('Rekisteritunnus tai valmistenumero').fill('ABC-123');
  await dialog.getByRole('button', { name: 'Tunnista kone' }).click();
  const choice = dialog.getByRole('button', { name: 'Polaris PN 640 Trail 2024' });
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  await choice.click();
  await expect(page.getByRole('button', { name: /^Minun ajoneuvoni: Polaris PN 640 Trail 2024/ })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('PN 640 Trail');
  expect(stored).not.toMatch(/ABC-?123/i);
});

test('works without scripts (vehicle-4)', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/en/kone/tunnus');
  await page.getByLabel('Registration number or VIN').fill('AN-580');
  await page.getByRole('button', { name: 'Find my machine' }).click();
  await expect(page.getByText('Which of these is your machine?')).toBeVisible();
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Arctic Cat AN 580/ })
      .count(),
  ).toBeGreaterThan(1);
  await page.context().close();
});
